-- The history of the site only grows: not even this program can rewrite it.
CREATE FUNCTION registry_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER registry_sets_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON registry_sets
  FOR EACH STATEMENT EXECUTE FUNCTION registry_refuse_change();
--> statement-breakpoint
CREATE TRIGGER registry_set_remotes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON registry_set_remotes
  FOR EACH STATEMENT EXECUTE FUNCTION registry_refuse_change();
--> statement-breakpoint
CREATE TRIGGER registry_releases_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON registry_releases
  FOR EACH STATEMENT EXECUTE FUNCTION registry_refuse_change();
