"""The server: tables that people and bots share, kept durably and told live to each seat as far as it may know."""
