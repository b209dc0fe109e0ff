"""Causes of mistakes: a worker process sends them to the server, which tells them in any language."""

import pickle

from signum.content.causes import cause


def test_a_cause_can_be_told_in_any_language_after_it_was_sent() -> None:
    sent = cause("mistake-card-there", card="fox")
    received = pickle.loads(pickle.dumps(sent))
    assert received == sent
    assert received.told("de") == sent.told("de") != str(sent)
