ALTER TABLE "web_forms" ADD COLUMN "is_for_guardians" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "web_forms" ADD COLUMN "has_subjects" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "web_forms" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "web_forms" ADD COLUMN "told_answer_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "web_forms" SET "has_subjects" = true WHERE "slug" = 'job-application';--> statement-breakpoint
UPDATE "web_forms" SET "settings" = "settings" || jsonb_build_object('is_for_guardians', false, 'has_subjects', "has_subjects"), "told_answer_id" = coalesce((SELECT max("id") FROM "form_answers" WHERE "form_id" = "web_forms"."id"), 0);
