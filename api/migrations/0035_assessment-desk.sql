ALTER TABLE "assessment_items" ADD COLUMN "min_age" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_items" ADD COLUMN "max_age" integer DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_items" ADD COLUMN "difficulty" text DEFAULT 'medium' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_items" ADD COLUMN "marks" numeric(7, 2) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_items" ADD COLUMN "negative_marks" numeric(7, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_items" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "min_age" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "max_age" integer DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "is_for_candidates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "assessment_item_id" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_assessment_item_id_assessment_items_id_fk" FOREIGN KEY ("assessment_item_id") REFERENCES "public"."assessment_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_assessment_item" ON "uploads" USING btree ("assessment_item_id");--> statement-breakpoint
UPDATE "assessments" SET "is_for_candidates" = true WHERE "fee_in_paise" > 0 OR "id" IN (SELECT "assessment_id" FROM "assessment_candidates");
