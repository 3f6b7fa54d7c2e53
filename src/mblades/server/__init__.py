"""The server: tables, lobby, clock, storage, accounts, web API."""
