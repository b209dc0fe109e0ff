"""How the file of games came to look as it does, step by step, so that an older one can follow."""

from pathlib import Path

from sqlalchemy import Connection, inspect


def upgrade(connection: Connection) -> None:
    """Bring the file behind a connection up to date; one that is so already costs no time."""
    if revision(connection) == newest():
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision(connection: Connection) -> str:
    """The step that a file has reached; a new file has reached none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
    return "" if found is None else str(found)


def steps() -> list[str]:
    """Every step: each has its number and the name of its file begins with it."""
    return sorted(file.name.partition("_")[0] for file in (Path(__file__).parent / "versions").glob("0*.py"))


def newest() -> str:
    """The last step."""
    return steps()[-1]
