CREATE TABLE "program_lessons_opened" (
	"enrolment_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_lessons_opened_enrolment_id_lesson_id_pk" PRIMARY KEY("enrolment_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund_steps" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "moves_until_hours" integer;--> statement-breakpoint
UPDATE "bookings" SET "refund_steps" = o."refund_steps", "moves_until_hours" = o."moves_until_hours" FROM "offerings" o WHERE o."id" = "bookings"."offering_id";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "refund_steps" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund_limit_percent" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "program_lessons_opened" ADD CONSTRAINT "program_lessons_opened_enrolment_id_program_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."program_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_lessons_opened" ADD CONSTRAINT "program_lessons_opened_lesson_id_program_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."program_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_lessons_opened_lesson" ON "program_lessons_opened" USING btree ("lesson_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_moves" CHECK ("bookings"."moves_until_hours" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_refund_limit" CHECK ("bookings"."refund_limit_percent" between 0 and 100);--> statement-breakpoint
INSERT INTO "program_lessons_opened" ("enrolment_id", "lesson_id", "opened_at") SELECT "enrolment_id", "lesson_id", "done_at" FROM "program_lessons_done";