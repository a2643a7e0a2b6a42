CREATE TABLE "booking_requests" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"requested_by" integer NOT NULL,
	"vendor_id" integer,
	"note" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_requests_decided" CHECK (("booking_requests"."outcome" = 'open') = ("booking_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "booking_seats" ADD COLUMN "joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_seats" ADD COLUMN "is_present" boolean;--> statement-breakpoint
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_requests_vendor" ON "booking_requests" USING btree ("vendor_id","booking_id");