"""The tables, their seats, answers and talk."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def moment(name: str, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable)


def words(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def table_key() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def numbered(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    make_tables()
    make_parts()
    op.create_table(
        "visitors",
        sa.Column("hash", sa.Text, primary_key=True),
        words("name"),
        moment("seen"),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        words("game"),
        sa.Column("options", sa.JSON, nullable=False),
        words("components"),
        number("seats"),
        words("seed"),
        sa.Column("settings", sa.JSON, nullable=False),
        number("version"),
        number("news"),
        number("length"),
        sa.Column("waiting", sa.JSON, nullable=False),
        moment("since"),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("scores", sa.JSON),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("undone", sa.JSON, nullable=False),
        words("host_hash"),
        words("forked_from"),
        moment("created"),
        moment("updated"),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_index("tables_due", "tables", ["over", "since"])
    op.create_index("tables_listed", "tables", ["listed", "over", "created"])
    op.create_index("tables_host", "tables", ["host_hash"])


def make_parts() -> None:
    op.create_table(
        "seats",
        table_key(),
        numbered("seat"),
        words("kind"),
        words("bot"),
        words("name"),
        words("link_hash"),
        number("link_turn"),
        words("visitor_hash"),
        words("stand_in"),
        moment("seen", nullable=True),
    )
    op.create_index("seats_visitor", "seats", ["visitor_hash"])
    op.create_table(
        "lines",
        table_key(),
        numbered("number"),
        number("seat"),
        words("do"),
        sa.Column("chance", sa.JSON, nullable=False),
        sa.Column("secret", sa.Boolean, nullable=False),
        moment("at"),
    )
    op.create_table(
        "messages",
        table_key(),
        numbered("number"),
        number("seat"),
        words("name"),
        words("text"),
        moment("at"),
    )
    op.create_table(
        "proposals",
        table_key(),
        number("seat"),
        number("to"),
        number("version"),
        sa.Column("agreed", sa.JSON, nullable=False),
    )
