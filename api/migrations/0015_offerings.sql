CREATE TABLE "batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offering_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "batches_of_offering" UNIQUE("id","offering_id")
);
--> statement-breakpoint
CREATE TABLE "offering_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offering_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offering_id" integer NOT NULL,
	"batch_id" integer,
	"teacher_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"local_date" date NOT NULL,
	"capacity" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "offering_sessions_seats" CHECK ("offering_sessions"."seats_taken" between 0 and "offering_sessions"."capacity"),
	CONSTRAINT "offering_sessions_take_time" CHECK ("offering_sessions"."ends_at" > "offering_sessions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "offerings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offerings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_entry_id" integer NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"age_from" integer NOT NULL,
	"age_to" integer NOT NULL,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"venue_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"time_zone" text NOT NULL,
	"vendor_id" integer NOT NULL,
	"refund_steps" jsonb NOT NULL,
	"moves_until_hours" integer,
	"what_to_bring" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_from_in_paise" integer DEFAULT 0 NOT NULL,
	"first_starts_at" timestamp with time zone,
	"last_ends_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offerings_ages" CHECK ("offerings"."age_from" between 0 and "offerings"."age_to"),
	CONSTRAINT "offerings_venue" CHECK (("offerings"."mode" = 'online') = ("offerings"."city" = '')),
	CONSTRAINT "offerings_price" CHECK ("offerings"."price_from_in_paise" >= 0),
	CONSTRAINT "offerings_moves" CHECK ("offerings"."moves_until_hours" >= 0),
	CONSTRAINT "offerings_place" CHECK (("offerings"."latitude" is null) = ("offerings"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teachers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendor_id" integer NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"picture" jsonb
);
--> statement-breakpoint
CREATE TABLE "ticket_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offering_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"price_in_paise" integer NOT NULL,
	"tax_percent" numeric(5, 2) NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "ticket_types_price" CHECK ("ticket_types"."price_in_paise" >= 0),
	CONSTRAINT "ticket_types_tax" CHECK ("ticket_types"."tax_percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_offering_id_offerings_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offerings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_sessions" ADD CONSTRAINT "offering_sessions_offering_id_offerings_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offerings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_sessions" ADD CONSTRAINT "offering_sessions_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_sessions" ADD CONSTRAINT "offering_sessions_batch_of_offering" FOREIGN KEY ("batch_id","offering_id") REFERENCES "public"."batches"("id","offering_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_content_entry_id_content_entries_id_fk" FOREIGN KEY ("content_entry_id") REFERENCES "public"."content_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_offering_id_offerings_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offerings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_offering" ON "batches" USING btree ("offering_id");--> statement-breakpoint
CREATE INDEX "offering_sessions_offering" ON "offering_sessions" USING btree ("offering_id","starts_at");--> statement-breakpoint
CREATE INDEX "offering_sessions_start" ON "offering_sessions" USING btree ("starts_at","id") WHERE "offering_sessions"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "offering_sessions_batch" ON "offering_sessions" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "offering_sessions_teacher" ON "offering_sessions" USING btree ("teacher_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offerings_content_entry" ON "offerings" USING btree ("content_entry_id");--> statement-breakpoint
CREATE INDEX "offerings_vendor" ON "offerings" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "offerings_kind" ON "offerings" USING btree ("kind","last_ends_at");--> statement-breakpoint
CREATE INDEX "offerings_newest" ON "offerings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "teachers_vendor" ON "teachers" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "ticket_types_offering" ON "ticket_types" USING btree ("offering_id","position");