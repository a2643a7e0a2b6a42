CREATE TABLE "jury_assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jury_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone,
	"final_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jury_assignments_final" CHECK ("jury_assignments"."final_at" is null or "jury_assignments"."saved_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "jury_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "tie_breaker" text;--> statement-breakpoint
ALTER TABLE "jury_assignments" ADD CONSTRAINT "jury_assignments_entry_id_talent_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."talent_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jury_assignments" ADD CONSTRAINT "jury_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jury_assignments_once" ON "jury_assignments" USING btree ("entry_id","user_id");--> statement-breakpoint
CREATE INDEX "jury_assignments_juror" ON "jury_assignments" USING btree ("user_id","id");