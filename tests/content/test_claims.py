"""Claims are read from tests and scenarios, and a wrong one is told with its place."""

from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signum.content.claims import ASSERTING_STEPS, Claim, Claims, claims_in
from signum.content.coverage import coverage
from signum.content.rules import catalogue, rule


@pytest.fixture
def tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of tests in the working directory, empty."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests" / "scenarios").mkdir(parents=True)
    return tmp_path / "tests"


def of_test(tests: Path, source: str) -> Claims:
    (tests / "test_it.py").write_text(dedent(source), encoding="utf-8")
    return claims_in(tests)


def of_scenario(tests: Path, text: str) -> Claims:
    (tests / "scenarios" / "it.yaml").write_text(dedent(text), encoding="utf-8")
    return claims_in(tests)


def told(claims: Claims) -> list[str]:
    """The mistakes, if nothing else was found."""
    assert claims.good == []
    return [str(mistake) for mistake in claims.mistakes]


def test_about_one_rule_other_files_are_not_parsed(tests: Path) -> None:
    (tests / "test_other.py").write_text("this is not Python and names C-TER-01", encoding="utf-8")
    (tests / "test_folder.py").mkdir()
    source = 'def test_it() -> None:\n    """C-MEL-03 to -05: dice."""\n    assert 1 + 1 == 2\n'
    (tests / "test_it.py").write_text(source, encoding="utf-8")
    claims = claims_in(tests, "C-MEL-04")
    assert [claim.rule for claim in claims.good] == ["C-MEL-03", "C-MEL-04", "C-MEL-05"]
    assert [mistake.file for mistake in claims.mistakes] == ["tests/test_folder.py"]
    assert len(claims_in(tests).mistakes) == 2


def test_a_test_claims_what_the_first_paragraph_of_its_docstring_names(tests: Path) -> None:
    claims = of_test(
        tests,
        '''
        def test_it():
            """C-MEL-03 to -05, A-ARMOUR: two
            lines, with C-DMG-01.

            Not C-DMG-02, which is told further down.
            """
            assert fight() == 2
        ''',
    )
    assert claims.mistakes == []
    assert [(claim.rule, claim.line) for claim in claims.good] == [
        ("C-MEL-03", 3),
        ("C-MEL-04", 3),
        ("C-MEL-05", 3),
        ("A-ARMOUR", 3),
        ("C-DMG-01", 4),
    ]
    assert {claim.by for claim in claims.good} == {"tests/test_it.py::test_it"}


def test_a_paragraph_may_begin_below_the_quotes(tests: Path) -> None:
    claims = of_test(tests, 'def test_it():\n    """\n    C-MEL-03\n\n    C-MEL-04\n    """\n    assert a')
    assert [(claim.rule, claim.line) for claim in claims.good] == [("C-MEL-03", 3)]


def test_methods_of_test_classes_claim_too(tests: Path) -> None:
    claims = of_test(
        tests,
        '''
        class TestMelee:
            async def test_it(self):
                """C-MEL-03"""
                self.holds()

            def holds(self):
                assert a == b
        ''',
    )
    assert [claim.by for claim in claims.good] == ["tests/test_it.py::TestMelee::test_it"]


def test_what_pytest_does_not_run_claims_nothing(tests: Path) -> None:
    (tests / "table.py").write_text('def test_it():\n    """C-MEL-03"""\n    assert a', encoding="utf-8")
    source = '''
        """C-MEL-03"""
        def helper():
            """C-MEL-03"""
            assert a
        class Melee:
            """C-MEL-03"""
            def test_it(self):
                """C-MEL-03"""
                assert a
    '''
    assert told(of_test(tests, source)) == []


ASSERTING = [
    "assert a == b",
    "with pytest.raises(Refused): fight()",
    "with raises(Refused): fight()",
    "table.expect(zombie, wounds=1)",
    "assert table.offered(FIRST) == set()",
    "table.refused(FIRST, split)",
    "for a in b:\n        if a:\n            assert a",
    "holds(a)",
    "def inner():\n        assert a\n    inner()",
]


@pytest.mark.parametrize("body", ASSERTING)
def test_a_test_that_asserts_may_claim(body: str, tests: Path) -> None:
    source = f'def test_it():\n    """C-MEL-03"""\n    {body}\n\ndef holds(a):\n    assert a > 1'
    assert [claim.rule for claim in of_test(tests, source).good] == ["C-MEL-03"]


@pytest.mark.parametrize(
    "body",
    [
        "fight()",
        "...",
        "assert True",
        "assert 'a reason'",
        "twice_removed(a)",
        "expect(zombie)",
        "def inner():\n        assert a",
        "lambda: table.refused(a)",
        "elsewhere.holds(a)",
        "a" + ".b" * 900 + "()",
    ],
)
def test_a_claim_without_an_assertion_is_told(body: str, tests: Path) -> None:
    source = (
        f'def test_it():\n    """C-MEL-03"""\n    {body}\n\n'
        "def holds(a):\n    assert a\n\ndef twice_removed(a):\n    holds(a)"
    )
    assert told(of_test(tests, source)) == [
        "tests/test_it.py:1: test_it claims C-MEL-03 and asserts nothing; let it assert"
    ]


@pytest.mark.parametrize(
    "mark", ["pytest.mark.skip", "pytest.mark.skip(reason='')", "pytest.mark.xfail(strict=True)"]
)
def test_a_skipped_test_proves_nothing(mark: str, tests: Path) -> None:
    source = f'@{mark}\ndef test_it():\n    """C-MEL-03"""\n    assert a'
    (mistake,) = told(of_test(tests, source))
    assert mistake.startswith("tests/test_it.py:2: test_it is skipped")


@pytest.mark.parametrize("id", ["C-MEL-99", "C-MEL", "C-MEL-07 to -03", "B-MEL-03"])
def test_a_rule_that_does_not_exist_is_told(id: str, tests: Path) -> None:
    (mistake,) = told(of_test(tests, f'def test_it():\n    """{id}: so it is."""\n    assert a'))
    assert mistake.startswith(f"tests/test_it.py:2: no rule is called '{id}'; did you mean C-MEL")


@pytest.mark.parametrize(
    "source, line",
    [
        ("def test_it(:\n    pass", 1),
        ("\n\nassert a b", 3),
        ("\0", 0),
        ("# coding: nonsense\n", 0),
        ("(" * 5000 + ")" * 5000, 1),
        ("-" * 50_000 + "1", 0),
    ],
)
def test_a_file_that_is_not_python_is_told(source: str, line: int, tests: Path) -> None:
    (mistake,) = told(of_test(tests, source))
    assert mistake.startswith(f"tests/test_it.py:{line}: " if line else "tests/test_it.py")


def test_a_scenario_claims_what_it_lists(tests: Path) -> None:
    claims = of_scenario(
        tests,
        """
        game: classic
        edition: en2
        claims:
        - C-MEL-03 to -04
        - A-ARMOUR
        script:
        - answer: {first: attack}
        - expect: {zombie: {wounds: 1}}
        """,
    )
    file = "tests/scenarios/it.yaml"
    assert claims.mistakes == []
    assert claims.good == [
        Claim("C-MEL-03", file, file, 5, ("en2",), "classic"),
        Claim("C-MEL-04", file, file, 5, ("en2",), "classic"),
        Claim("A-ARMOUR", file, file, 6, ("en2",), "classic"),
    ]


def test_a_scenario_without_claims_may_be_anything_that_can_be_read(tests: Path) -> None:
    assert told(of_scenario(tests, "script: []")) == []


def test_scenarios_are_found_in_every_folder_below(tests: Path) -> None:
    deep = tests / "scenarios" / "classic" / "melee"
    deep.mkdir(parents=True)
    (deep / "a.yml").write_text("{claims: [C-MEL-03], script: [expect: 1]}", encoding="utf-8")
    assert [claim.by for claim in claims_in(tests).good] == ["tests/scenarios/classic/melee/a.yml"]


@pytest.mark.parametrize("step", sorted(ASSERTING_STEPS))
def test_a_step_that_can_fail_is_an_assertion(step: str, tests: Path) -> None:
    claims = of_scenario(tests, f"{{claims: [C-MEL-03], script: [dice: axe, {step}: []]}}")
    assert [claim.rule for claim in claims.good] == ["C-MEL-03"]


@pytest.mark.parametrize(
    "rest, cause",
    [
        ("", "asserts nothing; give it a step of asked, events, expect, no-events, offered, refused, sees"),
        ("script: []", "asserts nothing"),
        ("script: [expect]", "asserts nothing"),
        ("script: [expect: ]", "asserts nothing"),
        ("script: [expect: {}]", "asserts nothing"),
        ("script: [answer: {expect: x}]", "asserts nothing"),
        ("script: expect", "script: a list is needed"),
        ("script: [expect: x]\nedition: en3", "did you mean 'en2'?"),
        ("script: [expect: x]\ngame: clasic", "did you mean 'classic'?"),
        ("script: [expect: x]\ngame: quest\nedition: fr1", "known: en2"),
        ("script: [expect: x]\ngame: warseer", "C-MEL-03 is a rule of classic, not of warseer"),
        ("script: [expect: x]\neditions: [en2, [en2]]", "one of ru1, de1, fr1, en2 is needed, not a list"),
        ("script: [expect: x]\nclaims: [C-MEL-03]", "'claims' is written twice"),
        ("script: [expect: x", "cannot be read as YAML"),
    ],
)
def test_a_scenario_that_proves_nothing_is_told(rest: str, cause: str, tests: Path) -> None:
    (mistake,) = told(of_scenario(tests, f"claims: [C-MEL-03]\n{rest}"))
    assert mistake.startswith("tests/scenarios/it.yaml:")
    assert cause in mistake


@pytest.mark.parametrize(
    "claims", ["C-MEL-03", "[melee]", "['']", "[[C-MEL-03]]", "['C-MEL-03, A-ARMOUR']", "[C-MEL-03: x]"]
)
def test_an_item_of_claims_is_a_rule_or_a_range(claims: str, tests: Path) -> None:
    (mistake,) = told(of_scenario(tests, f"claims: {claims}\nscript: [expect: x]"))
    assert mistake.startswith("tests/scenarios/it.yaml:1: claims: ")


def test_a_rule_claimed_outside_its_printings_is_told(tests: Path) -> None:
    claims = of_scenario(tests, "claims:\n- C-DRG-03\n- C-MEL-03\neditions: [fr1, en2]\nscript: [expect: x]")
    assert [claim.rule for claim in claims.good] == ["C-MEL-03"]
    assert [str(mistake) for mistake in claims.mistakes] == [
        "tests/scenarios/it.yaml:2: C-DRG-03 is a rule of en2, not of fr1; remove one or the other"
    ]


def test_one_bad_file_does_not_hide_the_next(tests: Path) -> None:
    (tests / "scenarios" / "a.yaml").write_text("[", encoding="utf-8")
    (tests / "test_a.py").write_text("(", encoding="utf-8")
    of_test(tests, 'def test_it():\n    """C-MEL-03"""\n    assert a')
    claims = of_scenario(tests, "{claims: [A-ARMOUR], script: [expect: x]}")
    assert [claim.rule for claim in claims.good] == ["C-MEL-03", "A-ARMOUR"]
    assert [mistake.file for mistake in claims.mistakes] == ["tests/test_a.py", "tests/scenarios/a.yaml"]


@given(data=st.binary())
def test_no_file_makes_the_reader_fail(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    tests = tmp_path_factory.mktemp("tests")
    (tests / "scenarios").mkdir()
    (tests / "test_it.py").write_bytes(data)
    (tests / "scenarios" / "it.yaml").write_bytes(b"claims: [C-MEL-03]\nscript: " + data)
    assert len(claims_in(tests).mistakes) <= 2


def test_coverage_names_the_rules_without_a_claim() -> None:
    rules = [rule("C-MEL-03"), rule("C-MEL-04"), rule("A-ARMOUR")]
    claims = [Claim("C-MEL-04", "a", "a", 1), Claim("C-MEL-04", "b", "b", 1), Claim("C-DMG-01", "c", "c", 1)]
    cover = coverage(rules, claims)
    assert [rule.id for rule in cover.covered] == ["C-MEL-04"]
    assert [rule.id for rule in cover.missing] == ["C-MEL-03", "A-ARMOUR"]
    assert [claim.by for claim in cover.claims[rule("C-MEL-04")]] == ["a", "b"]
    assert cover.percent == 33.3


def test_coverage_of_nothing_is_complete_and_of_almost_all_is_not() -> None:
    assert coverage([], []).percent == 100
    claims = [Claim(one.id, "a", "a", 1) for one in catalogue().values()]
    assert coverage(catalogue().values(), claims).percent == 100
    assert coverage(catalogue().values(), claims[1:]).percent < 100
