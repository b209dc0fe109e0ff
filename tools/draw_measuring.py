"""Draws the figures of docs/measuring.md with the program's own kernel: tools/draw_measuring.py."""

from pathlib import Path

from signum.field.drawing import Drawing, centimetres
from signum.field.plane.contact import contacts
from signum.field.plane.distance import closest_points, gap
from signum.field.plane.lengths import CM, MM, TOUCH_SECOND, XL, M, S
from signum.field.plane.moves import March, push
from signum.field.plane.region import outline
from signum.field.plane.shapes import Disc, Polygon, Shape
from signum.field.plane.sight import sight
from signum.field.plane.strips import SOUTH, Stretch, spans, spot
from signum.field.plane.walk import Walk

FIGURES = Path(__file__).resolve().parent.parent / "docs" / "measuring"

RUINS = Polygon([(0, 0), (9_000, 0), (9_000, 3_000), (3_000, 3_000), (3_000, 9_000), (0, 9_000)])
ROCKS = Polygon([(0, 2_000), (3_500, 0), (8_000, 1_000), (9_000, 4_500), (5_000, 7_000), (1_000, 5_500)])


def base(x: float, y: float, diameter: int = 32) -> Disc:
    """A base by centimetres and its printed size."""
    return Disc(round(x * CM), round(y * CM), diameter * MM // 2)


def distance() -> str:
    """From rim to rim."""
    one, other, rocks = base(4, 4), base(14, 7, 50), ROCKS.moved(4_000, 10_000)
    drawing = Drawing(0, 0, 20_000, 18_000)
    drawing.shape("template impassable", rocks).shape("base mine", one).shape("base enemy", other)
    for shape in (other, rocks):
        drawing.distance(closest_points(one, shape), gap(one, shape))
    return drawing.svg("Distances between the closest points of two bases, and of a base and a template")


def path() -> str:
    """The path of the centre: straight pieces and arcs."""
    walker, goal = base(3, 6), (20_500, 4_000)
    walls: list[Shape] = [base(7.5, 6.5, 50), base(13.5, 1.8), ROCKS.moved(10_500, 7_500)]
    found = Walk(walker, walls).path(*goal, XL)
    drawing = Drawing(0, 0, 24_000, 15_000)
    drawing.shape("base", walls[0]).shape("base", walls[1]).shape("template impassable", walls[2])
    drawing.shape("base mine", walker).shape("base mine ghost", walker.at(*goal))
    if found is not None:
        drawing.path(found).text(goal[0], goal[1] + 2_200, f"{centimetres(found.length)} cm")
    return drawing.svg("The shortest way of a base round two bases and rocks, with its length")


def region() -> str:
    """Every place within a move."""
    walker = base(11, 11)
    walls: list[Shape] = [base(15.5, 11.5, 50), base(12, 16), RUINS.moved(1_500, 3_000)]
    drawing = Drawing(0, 0, 24_000, 23_000).region(outline(Walk(walker, walls), M))
    drawing.shape("base", walls[0]).shape("base", walls[1]).shape("template impassable", walls[2])
    return drawing.shape("base mine", walker).svg("Where the centre of a base can go within M, 10 cm")


def contact() -> str:
    """Places in contact with enemies, also with two of them at once."""
    walker = base(4, 8)
    enemies = [base(11, 5), base(11, 9.4), base(16, 7.2, 50)]
    walk = Walk(walker, [], enemies, TOUCH_SECOND)
    drawing = Drawing(0, 0, 21_000, 13_000)
    for enemy in enemies:
        drawing.shape("base enemy", enemy)
    drawing.shape("base mine", walker)
    found = [place for stop in (0, 1) for place in contacts(walk, stop, M)]
    places = [
        min(found, key=lambda place: (place.touches != touches, place.length))
        for touches in ([0], [1], [0, 1])
    ]
    for place in places:
        way = walk.path(place.x, place.y, M)
        drawing.shape("base mine ghost", walker.at(place.x, place.y))
        if way is not None:
            drawing.path(way)
    return drawing.svg("Ways into contact: with each of two enemies, and with both at once")


def difficult() -> str:
    """S in total once the wood is touched; beyond S the wood's edge stops."""
    walker, wood = base(13, 13), ROCKS.moved(17_500, 9_500)
    march = March(walker, [], [], [wood])
    drawing = Drawing(0, 0, 30_000, 26_000).shape("template", wood).region(outline(march, M))
    return drawing.shape("base mine", walker).svg(
        "A move of M beside difficult terrain: S through it, M round it"
    )


def seen() -> str:
    """A sliver is enough; the blockers are named."""
    archer, targets = base(3, 8), [base(20, 12), base(20, 4)]
    blockers = [base(9, 8.2), base(13, 6.8), base(12, 3.3, 50)]
    drawing = Drawing(0, 0, 23_000, 15_000)
    for blocker in blockers:
        drawing.shape("base", blocker)
    drawing.shape("base mine", archer)
    for target in targets:
        drawing.shape("base enemy", target)
        result = sight(archer, target, blockers)
        if result.line is not None:
            drawing.line("sight", *result.line)
        else:
            drawing.line("blocked", archer.x, archer.y, target.x, target.y)
            for index in result.blockers:
                drawing.text(blockers[index].x, blockers[index].y, "hides")
    return drawing.svg("One target is seen past a base, the other is hidden by three bases together")


def summoning() -> str:
    """The player's side, S from enemies."""
    enemies = [base(14, 6), base(43, 4, 50)]
    drawing = Drawing(0, 0, 60_000, 12_000)
    for low, high in spans(1_600, Stretch(SOUTH), [(enemy, S) for enemy in enemies]):
        drawing.line("path", *spot(SOUTH, low, 1_600), *spot(SOUTH, high, 1_600))
        for along in (low, high):
            x, y = spot(SOUTH, along, 1_600)
            drawing.shape("base mine ghost", Disc(x, y, 1_600))
            near = min(enemies, key=lambda enemy: gap(enemy, Disc(x, y, 1_600)))
            if gap(near, Disc(x, y, 1_600)) < S + 50:
                drawing.distance(closest_points(near, Disc(x, y, 1_600)), gap(near, Disc(x, y, 1_600)))
    for enemy in enemies:
        drawing.shape("base enemy", enemy)
    return drawing.svg("Where a character may enter: on its own side, at least S from every enemy")


def pushed() -> str:
    """As far as it goes."""
    shooter, target, behind = base(3, 5), base(9, 6), base(16, 8.6, 50)
    end = push(target, target.x - shooter.x, target.y - shooter.y, S, [behind])
    drawing = Drawing(0, 0, 20_000, 12_000).shape("base mine", shooter).shape("base enemy", target)
    drawing.shape("base", behind).shape("base enemy ghost", target.at(end.x, end.y))
    drawing.line("measure", target.x, target.y, end.x, end.y)
    drawing.text(end.x, end.y + 2_200, f"{centimetres(end.gone)} cm")
    return drawing.svg("A push goes straight away from the shooter until something stops it")


def figures() -> dict[str, str]:
    """All pictures by file name."""
    return {
        f"{draw.__name__}.svg": draw()
        for draw in (distance, path, region, contact, difficult, seen, summoning, pushed)
    }


def main() -> None:
    """Write them beside the page."""
    FIGURES.mkdir(parents=True, exist_ok=True)
    for name, picture in figures().items():
        (FIGURES / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
