"""How often a game was taken back behind a reveal, whose consent is asked and what for, where a host came from; a row
to write to when somebody asks whether the database can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rewinds", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_origin", "tables", ["origin", "over"])
    op.add_column("proposals", sa.Column("asked", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("proposals", sa.Column("of", sa.Integer, nullable=False, server_default="-1"))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
