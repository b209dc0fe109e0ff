"""Settings for all tests."""

import os

from hypothesis import HealthCheck, settings

# No test is red because the machine was busy; under CI the same examples are tried every time.
settings.register_profile("signum", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile(
    "signum-ci", settings.get_profile("signum"), derandomize=True, database=None, print_blob=True
)
settings.load_profile("signum-ci" if os.environ.get("CI") else "signum")
