ALTER TABLE "uploads" ADD COLUMN "received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sent_from" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_untaken" ON "uploads" USING btree ("created_at") WHERE "uploads"."application_id" is null and "uploads"."form_answer_id" is null and "uploads"."form_draft_id" is null
          and "uploads"."post_id" is null and "uploads"."assessment_item_id" is null and "uploads"."entry_id" is null
          and "uploads"."offering_id" is null;