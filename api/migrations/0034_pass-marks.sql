ALTER TABLE "assessments" ADD COLUMN "pass_percent" integer;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_pass" CHECK ("assessments"."pass_percent" between 1 and 100);