ALTER TABLE "uploads" ADD COLUMN "entry_id" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_entry_id_talent_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."talent_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_entry" ON "uploads" USING btree ("entry_id");