CREATE TABLE "practice_masteries" (
	"student_id" integer NOT NULL,
	"skill" text NOT NULL,
	"known" double precision NOT NULL,
	"answered" integer NOT NULL,
	"right" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_masteries_student_id_skill_pk" PRIMARY KEY("student_id","skill"),
	CONSTRAINT "practice_masteries_known" CHECK ("practice_masteries"."known" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "practice_questions" (
	"session_id" integer NOT NULL,
	"number" integer NOT NULL,
	"skill" text NOT NULL,
	"seed" text NOT NULL,
	"text" text NOT NULL,
	"hints_taken" integer DEFAULT 0 NOT NULL,
	"given" text,
	"is_right" boolean,
	"seconds" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "practice_questions_session_id_number_pk" PRIMARY KEY("session_id","number"),
	CONSTRAINT "practice_questions_number" CHECK ("practice_questions"."number" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practice_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"topic" text NOT NULL,
	"worksheet_id" integer,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"mastery_before" double precision NOT NULL,
	"mastery_after" double precision
);
--> statement-breakpoint
CREATE TABLE "practice_worksheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practice_worksheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"topic" text NOT NULL,
	"vendor_id" integer,
	"assigned_by" integer,
	"note" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_chapters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_chapters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"teacher_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_class_dates" (
	"class_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_class_dates_class_id_starts_at_pk" PRIMARY KEY("class_id","starts_at"),
	CONSTRAINT "program_class_dates_take_time" CHECK ("program_class_dates"."ends_at" > "program_class_dates"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "program_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"title" text NOT NULL,
	"teacher_id" integer NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"capacity" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "program_classes_seats" CHECK ("program_classes"."seats_taken" between 0 and "program_classes"."capacity")
);
--> statement-breakpoint
CREATE TABLE "program_enrolments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_enrolments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"class_id" integer,
	"state" text DEFAULT 'active' NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "program_enrolments_completed" CHECK (("program_enrolments"."state" = 'completed') = ("program_enrolments"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "program_lessons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chapter_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"video_url" text,
	"practice_topic" text,
	"minutes" integer NOT NULL,
	CONSTRAINT "program_lessons_video" CHECK (("program_lessons"."kind" = 'video') = ("program_lessons"."video_url" is not null)),
	CONSTRAINT "program_lessons_exercise" CHECK (("program_lessons"."kind" = 'exercise') = ("program_lessons"."practice_topic" is not null))
);
--> statement-breakpoint
CREATE TABLE "program_lessons_done" (
	"enrolment_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_lessons_done_enrolment_id_lesson_id_pk" PRIMARY KEY("enrolment_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"outcomes" jsonb NOT NULL,
	"subject" text NOT NULL,
	"age_from" integer NOT NULL,
	"age_to" integer NOT NULL,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"weeks" integer NOT NULL,
	"price_in_paise" integer NOT NULL,
	"tax_percent" numeric(5, 2) NOT NULL,
	"picture" jsonb,
	"is_featured" boolean DEFAULT false NOT NULL,
	"vendor_id" integer NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programs_ages" CHECK ("programs"."age_from" between 0 and "programs"."age_to"),
	CONSTRAINT "programs_price" CHECK ("programs"."price_in_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"months" integer NOT NULL,
	"price_in_paise" integer NOT NULL,
	"tax_percent" numeric(5, 2) NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "plans_price" CHECK ("plans"."price_in_paise" >= 0),
	CONSTRAINT "plans_months_given" CHECK ("plans"."months" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"code" text DEFAULT 'MATH_AI' NOT NULL,
	"plan_id" integer,
	"plan" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_in_order" CHECK ("subscriptions"."ends_at" >= "subscriptions"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "practice_masteries" ADD CONSTRAINT "practice_masteries_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_questions" ADD CONSTRAINT "practice_questions_session_id_practice_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."practice_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_worksheet_id_practice_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."practice_worksheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_worksheets" ADD CONSTRAINT "practice_worksheets_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_worksheets" ADD CONSTRAINT "practice_worksheets_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_worksheets" ADD CONSTRAINT "practice_worksheets_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_chapters" ADD CONSTRAINT "program_chapters_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_chapters" ADD CONSTRAINT "program_chapters_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_class_dates" ADD CONSTRAINT "program_class_dates_class_id_program_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."program_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_classes" ADD CONSTRAINT "program_classes_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_classes" ADD CONSTRAINT "program_classes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_enrolments" ADD CONSTRAINT "program_enrolments_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_enrolments" ADD CONSTRAINT "program_enrolments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_enrolments" ADD CONSTRAINT "program_enrolments_class_id_program_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."program_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_lessons" ADD CONSTRAINT "program_lessons_chapter_id_program_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."program_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_lessons_done" ADD CONSTRAINT "program_lessons_done_enrolment_id_program_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."program_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_lessons_done" ADD CONSTRAINT "program_lessons_done_lesson_id_program_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."program_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_sessions_student" ON "practice_sessions" USING btree ("student_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_sessions_open" ON "practice_sessions" USING btree ("student_id","topic") WHERE "practice_sessions"."finished_at" is null and "practice_sessions"."worksheet_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_sessions_worksheet" ON "practice_sessions" USING btree ("worksheet_id");--> statement-breakpoint
CREATE INDEX "practice_worksheets_student" ON "practice_worksheets" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_worksheets_by_system" ON "practice_worksheets" USING btree ("student_id") WHERE "practice_worksheets"."vendor_id" is null and "practice_worksheets"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "program_chapters_position" ON "program_chapters" USING btree ("program_id","position");--> statement-breakpoint
CREATE INDEX "program_classes_program" ON "program_classes" USING btree ("program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "program_enrolments_student" ON "program_enrolments" USING btree ("program_id","student_id");--> statement-breakpoint
CREATE INDEX "program_enrolments_of_student" ON "program_enrolments" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "program_enrolments_class" ON "program_enrolments" USING btree ("class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "program_lessons_position" ON "program_lessons" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE INDEX "program_lessons_done_lesson" ON "program_lessons_done" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "programs_vendor" ON "programs" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_months" ON "plans" USING btree ("code","months");--> statement-breakpoint
CREATE INDEX "subscriptions_student" ON "subscriptions" USING btree ("student_id","code","ends_at");