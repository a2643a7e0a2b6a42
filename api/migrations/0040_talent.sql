CREATE TABLE "campaign_judges" (
	"campaign_id" integer NOT NULL,
	"content_entry_id" integer NOT NULL,
	"user_id" integer,
	"position" integer NOT NULL,
	CONSTRAINT "campaign_judges_campaign_id_content_entry_id_pk" PRIMARY KEY("campaign_id","content_entry_id")
);
--> statement-breakpoint
CREATE TABLE "entry_fee_lines" (
	"order_line_id" integer PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "talent_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "talent_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"created_by" integer,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"age" integer NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"consent_version" integer,
	"consent_by" integer,
	"consent_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"review" text DEFAULT 'new' NOT NULL,
	"review_note" text DEFAULT '' NOT NULL,
	"shown_at" timestamp with time zone,
	"place" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_entries_consent" CHECK (("talent_entries"."consent_version" is null) = ("talent_entries"."consent_at" is null)),
	CONSTRAINT "talent_entries_shown" CHECK ("talent_entries"."review" <> 'shown' or ("talent_entries"."sent_at" is not null and "talent_entries"."consent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "about" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "rules" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "prizes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "criteria" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "results_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "verdict_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "entries_per_kid" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "file_kinds" text[] DEFAULT '{picture}' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "max_files" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "tax_percent" integer DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "voting_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "hides_last_day" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "jurors_per_entry" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_judges" ADD CONSTRAINT "campaign_judges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_judges" ADD CONSTRAINT "campaign_judges_content_entry_id_content_entries_id_fk" FOREIGN KEY ("content_entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_judges" ADD CONSTRAINT "campaign_judges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_fee_lines" ADD CONSTRAINT "entry_fee_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_fee_lines" ADD CONSTRAINT "entry_fee_lines_entry_id_talent_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."talent_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_entries" ADD CONSTRAINT "talent_entries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_entries" ADD CONSTRAINT "talent_entries_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_entries" ADD CONSTRAINT "talent_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_entries" ADD CONSTRAINT "talent_entries_consent_by_users_id_fk" FOREIGN KEY ("consent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_judges_user" ON "campaign_judges" USING btree ("campaign_id","user_id");--> statement-breakpoint
CREATE INDEX "campaign_judges_panellist" ON "campaign_judges" USING btree ("content_entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_fee_lines_held" ON "entry_fee_lines" USING btree ("entry_id") WHERE "entry_fee_lines"."released_at" is null;--> statement-breakpoint
CREATE INDEX "entry_fee_lines_entry" ON "entry_fee_lines" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "talent_entries_campaign" ON "talent_entries" USING btree ("campaign_id","review","id");--> statement-breakpoint
CREATE INDEX "talent_entries_student" ON "talent_entries" USING btree ("student_id","id");--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_entries_per_kid" CHECK ("campaigns"."entries_per_kid" > 0);--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_end_later" CHECK ("campaigns"."ends_at" > "campaigns"."starts_at");