-- Finds words that are spelled almost alike. Trusted since PostgreSQL 13: the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
