"""Names in sentences: short forms, genders, articles and cases, as data and as arguments of messages.

A name on a card may have a comma and a title. In a sentence the name is short, has an article if its
language wants one, and is bent: `{ DAT($creature) }` in Russian or German, `{ DE($creature) }` in French.
`{ GENDER($creature) -> ... }` asks for m, f or n.

Whoever reads may be called "you"; then `{ $seat } { PERSON($seat, "draws", "draw") } a card.` takes the
second form.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from signum.content.languages import LANGUAGES
from signum.content.nodes import Node, name_in

GENDERS: Final = ("m", "f", "n")
CASES: Final = ("gen", "dat", "acc", "ins")
"""Genitive, dative, accusative and instrumental."""
ARTICLES: Final[Mapping[str, tuple[str, ...]]] = {
    "en": ("the",),
    "fr": ("le", "la", "l'"),
    "de": ("der", "die", "das"),
    "ru": (),
}
BENT: Final[Mapping[str, tuple[str, ...]]] = {"en": (), "fr": (), "de": ("dat", "acc"), "ru": CASES}
"""The cases that a name may have in each language."""
_GERMAN: Final[Mapping[str, Mapping[str, str]]] = {
    "der": {"dat": "dem", "acc": "den"},
    "die": {"dat": "der", "acc": "die"},
    "das": {"dat": "dem", "acc": "das"},
}
_FRENCH: Final[Mapping[str, tuple[str, str]]] = {"le": ("du ", "au "), "la": ("de la ", "à la ")}
_CONTRACTED: Final = {"von dem": "vom", "zu dem": "zum", "zu der": "zur", "bei dem": "beim", "in dem": "im"}
"""A German preposition and the article of a name after it."""
_YOU: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "en": ("you", {}),
    "fr": ("vous", {}),
    "de": ("du", {"dat": "dir", "acc": "dich"}),
    "ru": ("вы", {"gen": "вас", "dat": "вам", "acc": "вас", "ins": "вами"}),
}
"""The word for whoever reads, and its cases."""
_VOWELS: Final = frozenset("aeiouyàâäéèêëîïôöùûüœæ")
_QUOTES: Final = (("«\u00a0", "\u00a0»"), ("«", "»"), ("„", "“"), ("“", "”"))
"""A name between these stands as it is on its card, without an article."""


class NameForms(Struct, frozen=True, omit_defaults=True):
    """How sentences of one language use a name; cases that are left out are like the first."""

    short: str = ""
    """Empty if it is the name up to its first comma."""
    gender: str = ""
    article: str = ""
    """Empty for a person's name, which has none."""
    gen: str = ""
    dat: str = ""
    acc: str = ""
    ins: str = ""


class CalledName(str):
    """A name as an argument of a message: its first form with the article, its gender, and its cases."""

    __slots__ = ("cases", "gender", "is_you", "on_card")

    gender: str
    cases: tuple[tuple[str, str], ...]
    on_card: str
    """As on the card, without an article."""
    is_you: bool
    """Whether it stands for whoever reads the sentence."""

    def __new__(
        cls,
        text: str,
        gender: str = "",
        cases: Iterable[tuple[str, str]] = (),
        on_card: str = "",
        *,
        is_you: bool = False,
    ) -> "CalledName":
        """The first form is the text itself."""
        made = super().__new__(cls, text)
        made.gender = gender or GENDERS[0]
        made.cases = tuple(cases)
        made.on_card = on_card or text
        made.is_you = is_you
        return made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CalledName) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[str, str, tuple[tuple[str, str], ...], str, bool]:
        return str(self), self.gender, self.cases, self.on_card, self.is_you

    def bent(self, case: str) -> str:
        """The name in a case."""
        return dict(self.cases).get(case, str(self))


def called_name(language: str, name: str, forms: NameForms | None, number: int = 1) -> CalledName:
    """A name for sentences; of several with one name the later have a number."""
    forms = forms or NameForms()
    short = forms.short or name.split(",")[0]
    after = f" {number}" if number > 1 else ""
    first = f"{_with_article(forms.article, short)}{after}"
    cases: dict[str, str] = {}
    if language == "ru":
        # A living being of the masculine gender has its genitive in the accusative too.
        acc = forms.acc or (forms.gen if forms.gender != "f" else "")
        written = {"gen": forms.gen, "dat": forms.dat, "acc": acc, "ins": forms.ins}
        cases = {case: f"{one}{after}" for case, one in written.items() if one}
    elif language == "de":
        articles = _GERMAN.get(forms.article, {})
        for case, one in (("dat", forms.dat), ("acc", forms.acc)):
            cases[case] = f"{_with_article(articles.get(case, ''), one or short)}{after}"
    elif language == "fr" and forms.article:
        of, to = _FRENCH.get(forms.article, ("de l'", "à l'"))
        cases = {"de": f"{of}{short}{after}", "a": f"{to}{short}{after}"}
    return CalledName(first, forms.gender, cases.items(), f"{name.split(',')[0]}{after}")


def player_name(language: str, name: str) -> CalledName:
    """The name of a player in a sentence; one with an article, such as "The computer", is bent."""
    for article in ARTICLES[language]:
        before = article if article.endswith("'") else f"{article} "
        if name.lower().startswith(before) and len(name) > len(before):
            return called_name(language, name, NameForms(short=name[len(before) :], article=article))
    return CalledName(name)


def you(language: str) -> CalledName:
    """Whoever reads, in a sentence."""
    first, cases = _YOU[language]
    return CalledName(first, cases=cases.items(), is_you=True)


def _with_article(article: str, name: str) -> str:
    return f"{article}{name}" if article.endswith("'") else f"{article} {name}" if article else name


# In data files.


def forms_in(node: Node, names: Mapping[str, str]) -> dict[str, NameForms]:
    """The forms of a name by language: `{ru: {short: Ровена, gender: f, gen: Ровены, ...}}`."""
    return {language: _forms(one, language, names) for language, one in node.fields((), LANGUAGES).items()}


def _forms(node: Node, language: str, names: Mapping[str, str]) -> NameForms:
    if language not in names:
        raise node.error(f"there is no name in {language}; write it first")
    articles = ("article",) if ARTICLES[language] else ()
    f = node.fields((), ("short", "gender", *articles, *BENT[language]))
    made = NameForms(
        gender=f["gender"].one_of(GENDERS) if "gender" in f else "",
        article=f["article"].one_of(ARTICLES[language]) if "article" in f else "",
        **{name: name_in(f[name]) for name in ("short", *CASES) if name in f},
    )
    for name in ("short", *CASES):
        if "," in getattr(made, name):
            raise f[name].error("a name in a sentence has no comma")
    return made


_WANTED: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (),
    "fr": ("gender",),
    "de": ("gender",),
    "ru": ("gender", "gen", "dat", "ins"),
}


def lacking_forms(names: Mapping[str, str], forms: Mapping[str, NameForms]) -> str:
    """The forms that sentences about a creature lack: its gender, and in Russian its cases."""
    return "; ".join(_lacking(names, forms))


def _lacking(names: Mapping[str, str], forms: Mapping[str, NameForms]) -> Iterator[str]:
    for language in LANGUAGES:
        if language not in names:
            continue
        made = forms.get(language, NameForms())
        lacking = [one for one in _WANTED[language] if not getattr(made, one)]
        if language == "ru" and made.gender == "f" and not made.acc:
            lacking.append("acc")
        if lacking:
            yield f"{language} lacks {', '.join(lacking)}"


# In messages.


def _bent(case: str) -> Callable[[Any], Any]:
    return lambda name: name.bent(case) if isinstance(name, CalledName) else name


def _capital(name: Any) -> Any:
    return f"{name[:1].upper()}{name[1:]}" if isinstance(name, str) else name


def _gender(name: Any) -> str:
    return name.gender if isinstance(name, CalledName) else GENDERS[0]


def _of(name: Any) -> Any:
    if not isinstance(name, str):
        return name
    cases = dict(name.cases) if isinstance(name, CalledName) else {}
    before = "d'" if name[:1].lower() in _VOWELS else "de "
    return cases.get("de") or f"{before}{name}"


def _to(name: Any) -> Any:
    if not isinstance(name, str):
        return name
    cases = dict(name.cases) if isinstance(name, CalledName) else {}
    return cases.get("a") or f"à {name}"


def _person(name: Any, third: Any, second: Any) -> Any:
    return second if isinstance(name, CalledName) and name.is_you else third


_ALL: Final[dict[str, Callable[..., Any]]] = {"GENDER": _gender, "PERSON": _person}
FUNCTIONS: Final[Mapping[str, dict[str, Callable[..., Any]]]] = {
    "en": _ALL,
    "fr": {**_ALL, "DE": _of, "A": _to},
    "de": {**_ALL, "DAT": _bent("dat"), "ACC": _bent("acc"), "CAP": _capital},
    "ru": {**_ALL, **{case.upper(): _bent(case) for case in CASES}},
}
"""The forms of a name that messages may ask for, by language; other texts are taken as they are."""


def with_titles(text: str, args: Iterable[Any]) -> str:
    """A text with names in quotation marks as on their cards: „Grauer Wolf“, not „der Graue Wolf“."""
    for name in args:
        if isinstance(name, CalledName) and name.on_card != str(name):
            for before, after in _QUOTES:
                text = text.replace(f"{before}{name}{after}", f"{before}{name.on_card}{after}")
    return text


def with_contractions(text: str, args: Iterable[Any]) -> str:
    """A German text with "vom Wolf" in place of "von dem Wolf"."""
    for name in args:
        dative = name.bent("dat") if isinstance(name, CalledName) else ""
        for two, one in _CONTRACTED.items():
            before, article = two.split()
            if dative.startswith(f"{article} "):
                rest = dative.removeprefix(f"{article} ")
                text = text.replace(f"{before} {dative}", f"{one} {rest}")
                text = text.replace(f"{before.capitalize()} {dative}", f"{one.capitalize()} {rest}")
    return text


def with_capitals(text: str, args: Iterable[Any]) -> str:
    """A text whose sentences begin with a capital where they begin with the article of a name."""
    for name in args:
        if not isinstance(name, CalledName):
            continue
        for form in {str(name), *[form for _, form in name.cases]}:
            if form[:1].islower():
                large = form[0].upper() + form[1:]
                text = large + text[len(form) :] if text.startswith(form) else text
                for end in (". ", "! ", "? "):
                    text = text.replace(end + form, end + large)
    return text
