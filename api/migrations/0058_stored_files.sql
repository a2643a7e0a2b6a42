CREATE TABLE "removed_files" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "stored_as" text;--> statement-breakpoint
-- Uploads go with posts, entries, answers and accounts, by cascades of the database: what they left in the store is
-- noted here, and removed from it by a scheduled job.
CREATE FUNCTION "note_removed_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "removed_files" ("key") VALUES (OLD."stored_as") ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "upload_deleted" AFTER DELETE ON "uploads"
	FOR EACH ROW WHEN (OLD."stored_as" IS NOT NULL) EXECUTE FUNCTION "note_removed_file"();
--> statement-breakpoint
CREATE TRIGGER "upload_changed" AFTER UPDATE OF "stored_as" ON "uploads"
	FOR EACH ROW WHEN (OLD."stored_as" IS NOT NULL AND OLD."stored_as" IS DISTINCT FROM NEW."stored_as")
	EXECUTE FUNCTION "note_removed_file"();
