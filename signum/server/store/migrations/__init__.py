"""Brings older files of games up to date, step by step."""

from pathlib import Path

from sqlalchemy import Connection, inspect


def upgrade(connection: Connection) -> None:
    """Bring the file of a connection up to date; alembic is loaded only if it is older."""
    if revision(connection) == newest():
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision(connection: Connection) -> str:
    """The last step that was applied to a file; empty for a new file."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
    return "" if found is None else str(found)


def steps() -> list[str]:
    """The numbers of all steps, with which their file names begin."""
    return sorted(file.name.partition("_")[0] for file in (Path(__file__).parent / "versions").glob("0*.py"))


def newest() -> str:
    """The number of the last step."""
    return steps()[-1]
