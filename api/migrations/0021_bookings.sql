CREATE TABLE "booking_seats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"released_at" timestamp with time zone,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"user_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"offering_id" integer NOT NULL,
	"session_id" integer,
	"batch_id" integer,
	"ticket_type_id" integer NOT NULL,
	"order_line_id" integer,
	"state" text NOT NULL,
	"paid_in_paise" bigint DEFAULT 0 NOT NULL,
	"refunded_in_paise" bigint DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"offered_until" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_target" CHECK (("bookings"."session_id" is null) <> ("bookings"."batch_id" is null)),
	CONSTRAINT "bookings_money" CHECK ("bookings"."refunded_in_paise" between 0 and "bookings"."paid_in_paise"),
	CONSTRAINT "bookings_offer" CHECK (("bookings"."state" = 'offered') = ("bookings"."offered_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "offering_sessions" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "booking_seats" ADD CONSTRAINT "booking_seats_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_seats" ADD CONSTRAINT "booking_seats_session_id_offering_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."offering_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_seats" ADD CONSTRAINT "booking_seats_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_offering_id_offerings_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offerings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_session_id_offering_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."offering_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_seats_once" ON "booking_seats" USING btree ("student_id","session_id") WHERE "booking_seats"."released_at" is null;--> statement-breakpoint
CREATE INDEX "booking_seats_booking" ON "booking_seats" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_seats_session" ON "booking_seats" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_code" ON "bookings" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_order_line" ON "bookings" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_waiting_session" ON "bookings" USING btree ("student_id","session_id") WHERE "bookings"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_waiting_batch" ON "bookings" USING btree ("student_id","batch_id") WHERE "bookings"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bookings_student" ON "bookings" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "bookings_offering" ON "bookings" USING btree ("offering_id","state","id");--> statement-breakpoint
CREATE INDEX "bookings_offered" ON "bookings" USING btree ("offered_until") WHERE "bookings"."state" = 'offered';