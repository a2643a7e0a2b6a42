CREATE TABLE "newspaper_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newspaper_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" date NOT NULL,
	"number" integer NOT NULL,
	"headline" text NOT NULL,
	"contents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture" jsonb,
	"pdf" text NOT NULL,
	"pages" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newspaper_issues_first_day" CHECK (extract(day from "newspaper_issues"."month") = 1),
	CONSTRAINT "newspaper_issues_pages" CHECK ("newspaper_issues"."pages" > 0)
);
--> statement-breakpoint
CREATE TABLE "panel_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "panel_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_entry_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"entries_judged" integer NOT NULL,
	"remark" text,
	CONSTRAINT "panel_sessions_entries" CHECK ("panel_sessions"."entries_judged" >= 0)
);
--> statement-breakpoint
CREATE TABLE "partner_profiles" (
	"content_entry_id" integer PRIMARY KEY NOT NULL,
	"vendor_id" integer,
	"address" text NOT NULL,
	"phone" text,
	"email" text,
	"website" text,
	"opening_hours" text,
	"partner_since" integer NOT NULL,
	CONSTRAINT "partner_profiles_website" CHECK ("partner_profiles"."website" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "video" jsonb;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "panel_sessions" ADD CONSTRAINT "panel_sessions_content_entry_id_content_entries_id_fk" FOREIGN KEY ("content_entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_sessions" ADD CONSTRAINT "panel_sessions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_profiles" ADD CONSTRAINT "partner_profiles_content_entry_id_content_entries_id_fk" FOREIGN KEY ("content_entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_profiles" ADD CONSTRAINT "partner_profiles_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newspaper_issues_month" ON "newspaper_issues" USING btree ("month");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_sessions_once" ON "panel_sessions" USING btree ("content_entry_id","campaign_id","held_at");--> statement-breakpoint
CREATE INDEX "panel_sessions_campaign" ON "panel_sessions" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_profiles_vendor" ON "partner_profiles" USING btree ("vendor_id");--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_parent_id_content_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_entries_parent" ON "content_entries" USING btree ("parent_id");