ALTER TABLE "jury_assignments" ADD COLUMN "line" text;--> statement-breakpoint
ALTER TABLE "jury_assignments" ADD COLUMN "line_hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jury_assignments" ADD COLUMN "line_hidden_by" integer;--> statement-breakpoint
ALTER TABLE "jury_assignments" ADD CONSTRAINT "jury_assignments_line_hidden_by_users_id_fk" FOREIGN KEY ("line_hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;