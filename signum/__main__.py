"""`python -m signum` is the command `signum`."""

import sys

from signum.cli import main

if __name__ == "__main__":
    sys.exit(main())
