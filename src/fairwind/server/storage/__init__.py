"""Tables in a database: SQLite in a folder, or a PostgreSQL that several servers share."""
