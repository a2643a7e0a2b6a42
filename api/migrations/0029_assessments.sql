CREATE TABLE "assessment_answers" (
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"given" jsonb NOT NULL,
	"is_flagged" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"is_right" boolean,
	"score" numeric(7, 2),
	CONSTRAINT "assessment_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assessment_id" integer NOT NULL,
	"student_id" integer,
	"candidate_id" integer,
	"number" integer NOT NULL,
	"seed" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"seen_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"submitted_by" text,
	"score" numeric(7, 2),
	"answered" integer,
	CONSTRAINT "assessment_attempts_one" CHECK (("assessment_attempts"."student_id" is null) <> ("assessment_attempts"."candidate_id" is null)),
	CONSTRAINT "assessment_attempts_take_time" CHECK ("assessment_attempts"."ends_at" > "assessment_attempts"."started_at"),
	CONSTRAINT "assessment_attempts_ended" CHECK (("assessment_attempts"."submitted_at" is null) = ("assessment_attempts"."submitted_by" is null))
);
--> statement-breakpoint
CREATE TABLE "assessment_assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assessment_id" integer NOT NULL,
	"student_id" integer,
	"vendor_id" integer,
	"class_name" text DEFAULT '' NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"assigned_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_assignments_one" CHECK (("assessment_assignments"."student_id" is null) <> ("assessment_assignments"."vendor_id" is null)),
	CONSTRAINT "assessment_assignments_extra" CHECK ("assessment_assignments"."extra_minutes" between 0 and 600),
	CONSTRAINT "assessment_assignments_in_order" CHECK ("assessment_assignments"."closes_at" > "assessment_assignments"."opens_at")
);
--> statement-breakpoint
CREATE TABLE "assessment_candidates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_candidates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assessment_id" integer NOT NULL,
	"application_id" text NOT NULL,
	"passcode_hash" text NOT NULL,
	"name" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"order_id" integer,
	"paid_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_candidates_extra" CHECK ("assessment_candidates"."extra_minutes" between 0 and 600)
);
--> statement-breakpoint
CREATE TABLE "assessment_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendor_id" integer,
	"created_by" integer,
	"subject" text NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"answer_key" jsonb NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"keeps_order" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assessment_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"item_id" integer,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"answer_key" jsonb NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"keeps_order" boolean DEFAULT false NOT NULL,
	"marks" numeric(7, 2) NOT NULL,
	"negative_marks" numeric(7, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "assessment_questions_marks" CHECK ("assessment_questions"."marks" > 0 and "assessment_questions"."negative_marks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "assessment_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assessment_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendor_id" integer,
	"created_by" integer,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"attempts_allowed" integer DEFAULT 1 NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"is_shuffled" boolean DEFAULT true NOT NULL,
	"review" text DEFAULT 'answers' NOT NULL,
	"review_from" text DEFAULT 'closing' NOT NULL,
	"results_released_at" timestamp with time zone,
	"fee_in_paise" integer DEFAULT 0 NOT NULL,
	"tax_percent" integer DEFAULT 18 NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessments_take_time" CHECK ("assessments"."minutes" between 1 and 600),
	CONSTRAINT "assessments_attempts" CHECK ("assessments"."attempts_allowed" between 1 and 20),
	CONSTRAINT "assessments_fee" CHECK ("assessments"."fee_in_paise" >= 0),
	CONSTRAINT "assessments_in_order" CHECK ("assessments"."closes_at" > "assessments"."opens_at")
);
--> statement-breakpoint
ALTER TABLE "assessment_answers" ADD CONSTRAINT "assessment_answers_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answers" ADD CONSTRAINT "assessment_answers_question_id_assessment_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."assessment_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_attempts" ADD CONSTRAINT "assessment_attempts_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_attempts" ADD CONSTRAINT "assessment_attempts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_attempts" ADD CONSTRAINT "assessment_attempts_candidate_id_assessment_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."assessment_candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_assignments" ADD CONSTRAINT "assessment_assignments_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_assignments" ADD CONSTRAINT "assessment_assignments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_assignments" ADD CONSTRAINT "assessment_assignments_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_assignments" ADD CONSTRAINT "assessment_assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_candidates" ADD CONSTRAINT "assessment_candidates_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_candidates" ADD CONSTRAINT "assessment_candidates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_candidates" ADD CONSTRAINT "assessment_candidates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_items" ADD CONSTRAINT "assessment_items_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_items" ADD CONSTRAINT "assessment_items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_questions" ADD CONSTRAINT "assessment_questions_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_questions" ADD CONSTRAINT "assessment_questions_section_id_assessment_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."assessment_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_questions" ADD CONSTRAINT "assessment_questions_item_id_assessment_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."assessment_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_sections" ADD CONSTRAINT "assessment_sections_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_answers_question" ON "assessment_answers" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_attempts_of_student" ON "assessment_attempts" USING btree ("assessment_id","student_id","number") WHERE "assessment_attempts"."student_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_attempts_of_candidate" ON "assessment_attempts" USING btree ("assessment_id","candidate_id","number") WHERE "assessment_attempts"."candidate_id" is not null;--> statement-breakpoint
CREATE INDEX "assessment_attempts_student" ON "assessment_attempts" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "assessment_attempts_candidate" ON "assessment_attempts" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "assessment_attempts_running" ON "assessment_attempts" USING btree ("ends_at") WHERE "assessment_attempts"."submitted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_assignments_student" ON "assessment_assignments" USING btree ("assessment_id","student_id") WHERE "assessment_assignments"."student_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_assignments_class" ON "assessment_assignments" USING btree ("assessment_id","vendor_id","class_name") WHERE "assessment_assignments"."vendor_id" is not null;--> statement-breakpoint
CREATE INDEX "assessment_assignments_of_student" ON "assessment_assignments" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "assessment_assignments_of_room" ON "assessment_assignments" USING btree ("vendor_id","class_name");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_candidates_application" ON "assessment_candidates" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "assessment_candidates_assessment" ON "assessment_candidates" USING btree ("assessment_id","id");--> statement-breakpoint
CREATE INDEX "assessment_candidates_order" ON "assessment_candidates" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "assessment_items_room" ON "assessment_items" USING btree ("vendor_id","subject","id");--> statement-breakpoint
CREATE INDEX "assessment_questions_place" ON "assessment_questions" USING btree ("assessment_id","section_id","position");--> statement-breakpoint
CREATE INDEX "assessment_questions_item" ON "assessment_questions" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_sections_place" ON "assessment_sections" USING btree ("assessment_id","position");--> statement-breakpoint
CREATE INDEX "assessments_room" ON "assessments" USING btree ("vendor_id","id");