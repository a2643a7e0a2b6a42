CREATE TABLE "registry_audit" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry_audit_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"actor" text,
	"token" text,
	"reason" text,
	"details" jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "registry_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" text
);
--> statement-breakpoint
ALTER TABLE "registry_releases" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "registry_audit_at" ON "registry_audit" USING btree ("at");--> statement-breakpoint
-- A release stays in the history for ever; only its files may be tidied away, and not before thirty days
-- have passed since the last set that names it.
CREATE FUNCTION registry_guard_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'gone_at' IS DISTINCT FROM to_jsonb(OLD) - 'gone_at' THEN
    RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP;
  END IF;
  IF NEW.gone_at IS NOT NULL AND EXISTS (
    SELECT 1 FROM registry_set_remotes AS member
    JOIN registry_sets AS named ON named.number = member.set
    WHERE member.name = NEW.name
      AND NEW.version IN (member.version, member.last_good_version)
      AND named.created_at > NEW.gone_at - interval '30 days'
  ) THEN
    RAISE EXCEPTION '% % is named by a set of the last 30 days: its files stay', NEW.name, NEW.version;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TRIGGER registry_releases_append_only ON registry_releases;
--> statement-breakpoint
CREATE TRIGGER registry_releases_append_only BEFORE DELETE OR TRUNCATE ON registry_releases
  FOR EACH STATEMENT EXECUTE FUNCTION registry_refuse_change();
--> statement-breakpoint
CREATE TRIGGER registry_releases_guarded BEFORE UPDATE ON registry_releases
  FOR EACH ROW EXECUTE FUNCTION registry_guard_release();
--> statement-breakpoint
CREATE TRIGGER registry_files_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON registry_files
  FOR EACH STATEMENT EXECUTE FUNCTION registry_refuse_change();
--> statement-breakpoint
CREATE TRIGGER registry_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON registry_audit
  FOR EACH STATEMENT EXECUTE FUNCTION registry_refuse_change();
