"""The one stream of chance: fixed to the last outcome, fair, and copied in no time."""

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from signum.engine.chance import LARGEST, WORD_BITS, Chance, commitment, mixed_seed, seed_of
from signum.engine.dice import D6, numbered

SEED = bytes(range(32))

FIRST_DICE = "52426 25344 66164 63335 33151 34214 23226 11512 65463 12455"  # fifty of the thousand


def digest(numbers: list[int] | tuple[int, ...]) -> str:
    return blake2b(",".join(map(str, numbers)).encode(), digest_size=16).hexdigest()


def told(*words: int) -> Chance:
    """A stream whose next words are told, to see what becomes of each."""
    chance = Chance(SEED, drawn=1)
    chance._block = (0, *words, *[5 << 28] * (15 - len(words)))
    return chance


def test_the_first_thousand_dice_are_these() -> None:
    dice = Chance(SEED).dice((D6,) * 1_000)
    assert "".join(map(str, dice[:50])) == FIRST_DICE.replace(" ", "")
    assert digest(dice) == "d8071b7e41093c94c6257c8cbf2edf55"


def test_the_first_thousand_numbers_below_changing_limits_are_these() -> None:
    chance = Chance(SEED)
    numbers = [chance.below(2 + at % 97) for at in range(1_000)]
    assert numbers[:12] == [1, 0, 2, 1, 5, 2, 5, 4, 5, 6, 10, 12]
    assert digest(numbers) == "e4431b6f2de66f210c2b5b2ea1f6dadb"


def test_words_that_were_thrown_away_are_counted_and_fixed_too() -> None:
    chance = Chance(SEED)
    numbers = [chance.below(3 << 29) for _ in range(1_000)]
    assert chance.drawn == 1_324
    assert digest(numbers) == "955656cab42698823aeb11e290f8f2a1"


def test_the_first_shuffle_is_this_one() -> None:
    assert "".join(Chance(SEED).order("abcdefghij")) == "adecgjifbh"


def test_the_stream_is_blake2b_in_counter_mode() -> None:
    """Written out once more by hand, so that another program can check a game."""
    block = blake2b((3).to_bytes(8, "little"), key=SEED, person=b"signum").digest()
    words = [int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4)]
    chance = Chance(SEED, drawn=3 * 16)
    assert [chance.below(1 << 16) for _ in range(16)] == [word >> 16 for word in words]


@given(some.integers(0, 200), some.integers(0, 40))
def test_seed_and_count_are_the_whole_state(before: int, after: int) -> None:
    chance = Chance(SEED)
    chance.dice((D6,) * before)
    twin, resumed = chance.copy(), Chance(SEED, chance.drawn)
    dice = chance.dice((D6,) * after)
    assert twin.dice((D6,) * after) == dice
    assert resumed.dice((D6,) * after) == dice


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(SEED)
    chance.dice((D6,) * 7)
    twin = chance.copy()
    twin.dice((D6,) * 100)
    assert chance.drawn == 7
    assert chance.dice((D6,) * 43) == tuple(int(digit) for digit in FIRST_DICE.replace(" ", "")[7:])


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 20])
def test_each_number_is_about_equally_likely(sides: int) -> None:
    rolls = 20_000
    seen = Counter(Chance(seed_of("fair")).dice((numbered(sides),) * rolls))
    assert sorted(seen) == list(range(1, sides + 1))
    expected = rolls / sides
    chi = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5


def test_each_order_is_about_equally_likely() -> None:
    chance = Chance(seed_of("orders"))
    seen = Counter(chance.order("abcd") for _ in range(12_000))
    assert set(seen) == set(permutations("abcd"))
    assert all(400 < count < 600 for count in seen.values())


def test_words_that_would_favour_a_number_are_thrown_away() -> None:
    """Six goes into 2^32 with a rest of 4, so four words are too many; every other word is used."""
    unfair = [0, 715_827_883, 1 << 31, (1 << 31) + 715_827_883]
    assert [word * 6 % (1 << WORD_BITS) for word in unfair] == [0, 2, 0, 2]
    for word in unfair:
        chance = told(word, word + 1)
        assert chance.below(6) == (word + 1) * 6 >> WORD_BITS
        assert chance.drawn == 3
        chance = told(word + 1)
        chance.below(6)
        assert chance.drawn == 2


def test_no_word_is_thrown_away_where_the_limit_is_a_power_of_two() -> None:
    chance = told(0, 1, (1 << WORD_BITS) - 1)
    assert [chance.below(8), chance.below(8), chance.below(8)] == [0, 0, 7]
    assert chance.drawn == 4


@given(some.integers(1, LARGEST), some.integers(0, (1 << WORD_BITS) - 1))
def test_a_product_stays_below_2_to_the_63(limit: int, word: int) -> None:
    assert word * limit < 1 << 63
    assert 0 <= told(word).below(limit) < limit


@pytest.mark.parametrize("limit", [0, -1, LARGEST + 1, 1 << 32])
def test_other_limits_are_refused(limit: int) -> None:
    chance = Chance(SEED)
    with pytest.raises(ValueError, match="cannot draw below"):
        chance.below(limit)
    assert chance.drawn == 0


@pytest.mark.parametrize("length", [0, 15, 65])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="16 to 64 bytes"):
        Chance(bytes(length))


def test_a_seed_is_mixed_from_the_secret_and_every_nonce() -> None:
    """No side picks it by itself, and different splits of the same bytes give different seeds."""
    secret = seed_of("secret")
    seeds = [
        mixed_seed(secret, ()),
        mixed_seed(secret, (b"one", b"two")),
        mixed_seed(secret, (b"two", b"one")),
        mixed_seed(secret, (b"onet", b"wo")),
        mixed_seed(seed_of("other"), (b"one", b"two")),
    ]
    assert len(set(seeds)) == len(seeds)
    assert {len(seed) for seed in seeds} == {32}


def test_a_commitment_fixes_the_secret_and_is_not_it() -> None:
    secret = seed_of("secret")
    assert commitment(secret) == commitment(bytes(secret))
    assert commitment(secret) != commitment(seed_of("other"))
    assert commitment(secret) not in (secret.hex(), mixed_seed(secret, ()).hex())


@pytest.mark.parametrize("word", ["", "7", "\ud800", "шесть"])
def test_any_word_on_the_command_line_is_a_seed(word: str) -> None:
    assert Chance(seed_of(word)).dice((D6,) * 3) == Chance(seed_of(word)).dice((D6,) * 3)
