"""Data files are read with places, and every mistake in one names file, line and cause."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from signum.content import source
from signum.content.source import FileLimits, Node, SourceError, parse, read

PARSERS = [loader for name in ("CSafeLoader", "SafeLoader") if (loader := getattr(yaml, name, None))]


@pytest.fixture(params=PARSERS, ids=lambda loader: loader.__name__)
def either_parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "_LOADER", request.param)


def mistake(text: str | bytes, ask: Callable[[Node], object] = lambda node: node) -> str:
    """The error message for a text."""
    with pytest.raises(SourceError) as caught:
        ask(parse(text, "file.yaml"))
    assert str(caught.value).startswith("file.yaml:")
    return str(caught.value)


def value(text: str) -> Node:
    """The value of the only key."""
    return parse(text, "file.yaml").entry()[1]


@pytest.mark.usefixtures("either_parser")
def test_every_node_knows_its_line_its_key_and_its_kind() -> None:
    page = parse("name: Vixen\nkeywords:\n- agile\n- berserk: 1\n", "file.yaml")
    fields = page.fields(required={"name", "keywords"})
    agile, berserk = fields["keywords"].items()
    assert (page.line, fields["name"].line, agile.line, berserk.line) == (1, 1, 3, 4)
    assert (fields["keywords"].line, fields["keywords"].key_line) == (3, 2)
    assert (fields["name"].name, agile.name) == ("name", "keywords")
    assert (page.is_mapping, fields["keywords"].is_list, agile.is_scalar) == (True, True, True)
    name, x = berserk.entry()
    assert (name, x.integer(), x.file) == ("berserk", 1, "file.yaml")


@pytest.mark.parametrize(
    "word", ["no", "on", "null", "~", "010", "1_000", "1e3", "0x1F", "12:30", "2001-01-01"]
)
@pytest.mark.usefixtures("either_parser")
def test_every_scalar_stays_the_text_that_was_written(word: str) -> None:
    assert value(f"a: {word}").text() == word


@pytest.mark.parametrize("word, number", [("0", 0), ("7", 7), ("-3", -3), ("+3", 3), ('"7"', 7)])
def test_a_whole_number_is_written_in_plain_digits(word: str, number: int) -> None:
    assert value(f"a: {word}").integer(-9, 9) == number


@pytest.mark.parametrize(
    "word", ["010", "1_000", "1e3", "0x1F", "1.0", "٣", "", "two", "[1]", "9" * 5000, "- 1"]
)
def test_what_is_no_plain_whole_number_is_refused(word: str) -> None:
    assert "a whole number is needed" in mistake(f"a:\n {word}", lambda node: node.entry()[1].integer())


def test_bounds_hold_and_are_named() -> None:
    assert mistake("a: 1\nb: 21", lambda node: node.fields("ab")["b"].integer(0, 20)) == (
        "file.yaml:2: b: a whole number from 0 to 20 is needed, not 21"
    )
    assert "at least 1" in mistake("a: 0", lambda node: node.entry()[1].integer(low=1))
    assert "at most 5" in mistake("a: 5.01", lambda node: node.entry()[1].decimal(high=5))


@given(st.integers(-(10**17), 10**17), st.integers(0, 6))
def test_a_decimal_is_exactly_what_is_written(digits: int, places: int) -> None:
    exact = Fraction(digits, 10**places)
    written = (
        f"{digits // 10**places}.{digits % 10**places:0{places}}" if places and digits >= 0 else str(digits)
    )
    assert value(f"a: {written}").decimal() == (exact if "." in written else digits)


@pytest.mark.parametrize("word", ["1,5", ".5", "5.", "1e3", "inf", "nan", "1/3", "0" * 9000, "1_0", "007"])
def test_what_is_no_plain_decimal_is_refused(word: str) -> None:
    assert "a number is needed" in mistake(f"a: {word}", lambda node: node.entry()[1].decimal())


def test_a_flag_is_yes_or_no() -> None:
    assert [value(f"a: {word}").flag() for word in ("yes", "true", "no", "false")] == [
        True,
        True,
        False,
        False,
    ]
    assert "yes or no is needed, not 'maybe'" in mistake("a: maybe", lambda node: node.entry()[1].flag())


def test_an_unknown_word_names_the_nearest_and_all() -> None:
    cause = mistake("edition: en3", lambda node: node.entry()[1].one_of(["ru1", "de1", "fr1", "en2"]))
    assert cause == (
        "file.yaml:1: edition: 'en3' is not known here; did you mean 'en2'? known: ru1, de1, fr1, en2"
    )


def test_an_unknown_key_names_the_nearest_and_its_own_line() -> None:
    cause = mistake("id: x\nstrenght:\n- 3", lambda node: node.fields(["id"], ["strength", "health"]))
    assert cause == (
        "file.yaml:2: 'strenght' is not known here; did you mean 'strength'? known: id, strength, health"
    )


def test_a_missing_key_is_named() -> None:
    assert mistake("- id: x", lambda node: node.items()[0].fields(["id", "title"])) == (
        "file.yaml:1: 'title' is missing; add it"
    )


@pytest.mark.usefixtures("either_parser")
def test_a_key_written_twice_is_refused_with_both_lines() -> None:
    assert mistake("a: 1\nb: 2\n'a': 3") == (
        "file.yaml:3: 'a' is written twice (first in line 1); keep one of them"
    )


@pytest.mark.parametrize(
    "text, ask, cause",
    [
        ("[a]", Node.entries, "keys and values are needed (key: value), not a list"),
        ("a", Node.fields, "keys and values are needed (key: value), not 'a'"),
        ("a: 1", Node.items, "not keys and values"),
        ("a:", lambda node: node.entry()[1].items(), "a list is needed"),
        ("a:", lambda node: node.entry()[1].text(), "nothing is written here"),
        ("a: ' '", lambda node: node.entry()[1].text(), "nothing is written here"),
        ("a: [b]", lambda node: node.entry()[1].text(), "a text is needed, not a list"),
        ("{a: 1, b: 2}", Node.entry, "exactly one key is needed here, not 'a', 'b'"),
        ("{}", Node.entry, "exactly one key is needed here, not none"),
    ],
)
def test_a_question_to_the_wrong_kind_is_a_mistake_of_the_file(
    text: str, ask: Callable[[Node], object], cause: str
) -> None:
    assert cause in mistake(text, ask)


@pytest.mark.parametrize(
    "text, line, cause",
    [
        ("", 1, "nothing is written here"),
        ("# only a comment\n", 1, "nothing is written here"),
        ("a: &x 1", 1, "anchor"),
        ("a: 1\nb: *x", 2, "alias"),
        ("a: !!python/object:os.system 1", 1, "a tag"),
        ("a: !x [1]", 1, "a tag"),
        ("--- 1\n--- 2", 2, "second document"),
        ("%YAML 1.1\n---\na", 1, "%"),
        ("a:\n\t- b", 2, "indent with spaces"),
        ("a: |\n  b\n\tc", 3, "spaces"),
        ("a: b: c", 1, "needs quotes"),
        ("a: @b", 1, "quotes"),
        ("a: [1, 2\n", 2, "cannot be read"),
        ("a: 'x\n\n", 3, "begun in line 1"),
        ("? [a]\n: b", 1, "a key is a word"),
        ("{'': b}", 1, "a key is missing"),
        ('a: "\\0"', 1, "U+0000"),
        ('a: "\\x1b[2J"', 1, "U+001B"),
        ('a: "\\ud800"', 1, ""),
        ('a: "\\UFFFFFFFF"', 1, ""),
        ("a: b\n\x07", 2, "U+0007"),
        ("\ud800", 1, "U+D800"),
        (b"a: b\n\xff", 2, "not UTF-8"),
        ("a: b".encode("utf-16"), 1, "not UTF-8"),
        (b"\x00", 1, "U+0000"),
        ("[" * 100_000, 1, "deeper than 32"),
        ("- " * 100_000, 1, "deeper than 32"),
        ("{a: " * 100_000, 1, "deeper than 32"),
        ("{" * 100_000, 1, "a key is a word"),
    ],
)
@pytest.mark.usefixtures("either_parser")
def test_what_is_not_plain_yaml_is_refused_with_its_line(text: str | bytes, line: int, cause: str) -> None:
    told = mistake(text)
    assert told.startswith(f"file.yaml:{line}: ")
    assert cause in told


def test_the_limits_can_be_set() -> None:
    assert parse("[[a]]", "file.yaml", FileLimits(depth=2)).is_list
    with pytest.raises(SourceError, match="deeper than 1"):
        parse("[[a]]", "file.yaml", FileLimits(depth=1))
    with pytest.raises(SourceError, match="too large: 4 bytes"):
        parse("[[a]]", "file.yaml", FileLimits(size=4))


def test_a_file_is_read_and_an_unreadable_one_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n")
    assert [(key, node.text(), node.line) for key, node in read(path).entries()] == [
        ("a", "1", 1),
        ("b", "2", 2),
    ]
    for wrong in (tmp_path, tmp_path / "none.yaml", "nul\0.yaml"):
        with pytest.raises(SourceError, match="cannot be read") as caught:
            read(wrong)
        assert str(caught.value).startswith(f"{wrong}: ")


def test_a_file_that_is_too_large_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(SourceError, match="too large"):
        read(path)


def test_a_long_text_is_cut_where_it_is_shown() -> None:
    assert len(mistake("a: " + "x" * 500_000, lambda node: node.entry()[1].one_of(["b"]))) < 200
    assert len(mistake("x" * 1000 + ": 1", lambda node: node.fields(["b"]))) < 200
    assert len(mistake("x" * 1000 + ": 1", lambda node: node.entry()[1].items())) < 200


pieces = st.sampled_from(
    [*"ab01:-?[]{},&*!|>'\"%@`#~\\.<= \t\n\r\x85\u2028\ufeffé", "---", "- ", ": ", "\n  "]
)
questions: list[Callable[[Node], object]] = [
    Node.text,
    Node.integer,
    Node.decimal,
    Node.flag,
    Node.fields,
    Node.entries,
    Node.entry,
    Node.items,
]


@given(st.binary() | st.text() | st.lists(pieces).map("".join))
def test_any_text_is_read_or_refused_as_a_mistake_of_the_file(text: str | bytes) -> None:
    for loader in PARSERS:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(source, "_LOADER", loader)
            for error in mistakes(text):
                assert 0 <= error.line <= len(text) + 1
                assert len(str(error).splitlines()) == 1


def mistakes(text: str | bytes) -> Iterator[SourceError]:
    """Every mistake in a text: it cannot be read, or one of its nodes does not answer a question."""
    try:
        nodes = [parse(text, "file.yaml")]
    except SourceError as error:
        yield error
        return
    for node in nodes:
        children = node.content.values() if isinstance(node.content, dict) else node.content
        nodes.extend(child for child in children if isinstance(child, Node))
        for question in questions:
            try:
                question(node)
            except SourceError as error:
                yield error
