CREATE TABLE "form_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"form_id" integer NOT NULL,
	"version" integer NOT NULL,
	"user_id" integer,
	"subject" text NOT NULL,
	"values" jsonb NOT NULL,
	"summary" text NOT NULL,
	"send_key" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"form_id" integer NOT NULL,
	"subject" text NOT NULL,
	"values" jsonb NOT NULL,
	"page" text,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_versions" (
	"form_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_by" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_versions_form_id_number_pk" PRIMARY KEY("form_id","number")
);
--> statement-breakpoint
CREATE TABLE "web_forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"has_changes" boolean DEFAULT true NOT NULL,
	"version" integer,
	"published_at" timestamp with time zone,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"is_once" boolean DEFAULT false NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"max_answers" integer,
	"notify_email" text,
	"closed_at" timestamp with time zone,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "web_forms_published" CHECK (("web_forms"."version" is null) = ("web_forms"."published_at" is null))
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "form_answer_id" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "form_draft_id" integer;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_form_id_web_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."web_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_form_id_web_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."web_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_form_id_web_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."web_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_forms" ADD CONSTRAINT "web_forms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "form_answers_reference" ON "form_answers" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "form_answers_send_key" ON "form_answers" USING btree ("form_id","send_key");--> statement-breakpoint
CREATE INDEX "form_answers_form" ON "form_answers" USING btree ("form_id","id");--> statement-breakpoint
CREATE INDEX "form_answers_user" ON "form_answers" USING btree ("user_id","form_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_drafts_once" ON "form_drafts" USING btree ("user_id","form_id","subject");--> statement-breakpoint
CREATE INDEX "form_drafts_form" ON "form_drafts" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "form_drafts_saved" ON "form_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "web_forms_slug" ON "web_forms" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "web_forms_updated" ON "web_forms" USING btree ("updated_at","id");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_form_answer_id_form_answers_id_fk" FOREIGN KEY ("form_answer_id") REFERENCES "public"."form_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_form_draft_id_form_drafts_id_fk" FOREIGN KEY ("form_draft_id") REFERENCES "public"."form_drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_form_answer" ON "uploads" USING btree ("form_answer_id");--> statement-breakpoint
CREATE INDEX "uploads_form_draft" ON "uploads" USING btree ("form_draft_id");