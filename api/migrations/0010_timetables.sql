CREATE TABLE "assigned_assessments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assigned_assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendor_id" integer NOT NULL,
	"class_name" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assigned_assessments_take_time" CHECK ("assigned_assessments"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "finished_assessments" (
	"student_id" integer NOT NULL,
	"assessment_id" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "finished_assessments_student_id_assessment_id_pk" PRIMARY KEY("student_id","assessment_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendor_id" integer NOT NULL,
	"class_name" text DEFAULT '' NOT NULL,
	"weekday" integer NOT NULL,
	"starts" time NOT NULL,
	"ends" time NOT NULL,
	"subject" text NOT NULL,
	"teacher" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"is_online" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lessons_weekday" CHECK ("lessons"."weekday" between 1 and 7),
	CONSTRAINT "lessons_take_time" CHECK ("lessons"."ends" > "lessons"."starts")
);
--> statement-breakpoint
CREATE TABLE "room_holidays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendor_id" integer NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "room_holidays_in_order" CHECK ("room_holidays"."ends_on" >= "room_holidays"."starts_on")
);
--> statement-breakpoint
ALTER TABLE "assigned_assessments" ADD CONSTRAINT "assigned_assessments_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_assessments" ADD CONSTRAINT "finished_assessments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_assessments" ADD CONSTRAINT "finished_assessments_assessment_id_assigned_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assigned_assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_holidays" ADD CONSTRAINT "room_holidays_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assigned_assessments_room" ON "assigned_assessments" USING btree ("vendor_id","class_name","due_at");--> statement-breakpoint
CREATE INDEX "finished_assessments_assessment" ON "finished_assessments" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "lessons_room" ON "lessons" USING btree ("vendor_id","class_name");--> statement-breakpoint
CREATE INDEX "room_holidays_room" ON "room_holidays" USING btree ("vendor_id","ends_on");