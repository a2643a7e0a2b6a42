CREATE TABLE "program_chapters_started" (
	"enrolment_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_chapters_started_enrolment_id_chapter_id_pk" PRIMARY KEY("enrolment_id","chapter_id")
);
--> statement-breakpoint
CREATE TABLE "program_lines" (
	"order_line_id" integer PRIMARY KEY NOT NULL,
	"program_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"class_id" integer,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "program_enrolments" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "program_enrolments" ADD COLUMN "order_line_id" integer;--> statement-breakpoint
ALTER TABLE "program_enrolments" ADD COLUMN "paid_in_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "program_chapters_started" ADD CONSTRAINT "program_chapters_started_enrolment_id_program_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."program_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_chapters_started" ADD CONSTRAINT "program_chapters_started_chapter_id_program_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."program_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_lines" ADD CONSTRAINT "program_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_lines" ADD CONSTRAINT "program_lines_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_lines" ADD CONSTRAINT "program_lines_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_lines" ADD CONSTRAINT "program_lines_class_id_program_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."program_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_chapters_started_chapter" ON "program_chapters_started" USING btree ("chapter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "program_lines_once" ON "program_lines" USING btree ("student_id","program_id") WHERE "program_lines"."released_at" is null;--> statement-breakpoint
CREATE INDEX "program_lines_program" ON "program_lines" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_lines_class" ON "program_lines" USING btree ("class_id");--> statement-breakpoint
ALTER TABLE "program_enrolments" ADD CONSTRAINT "program_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_enrolments" ADD CONSTRAINT "program_enrolments_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_enrolments_order_line" ON "program_enrolments" USING btree ("order_line_id");