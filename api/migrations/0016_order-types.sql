CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"payment_id" integer NOT NULL,
	"order_line_id" integer,
	"amount_in_paise" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_in_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_code" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount_in_paise" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "variant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "picture" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "delivery_choice" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "delivery_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "delivery_to" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "order_type" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_reference_sandbox_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."sandbox_payments"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_code" ON "refunds" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_line" ON "refunds" USING btree ("payment_id","order_line_id") WHERE "refunds"."order_line_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_rest" ON "refunds" USING btree ("payment_id") WHERE "refunds"."order_line_id" is null;--> statement-breakpoint
CREATE INDEX "refunds_order_line" ON "refunds" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("id") WHERE "refunds"."state" = 'due';--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_student" ON "order_lines" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parcel" CHECK ("orders"."order_type" <> 'shop' or ("orders"."address" is not null and "orders"."delivery_choice" is not null and "orders"."delivery_from" is not null and "orders"."delivery_to" is not null));--> statement-breakpoint
-- What went back before, or was on its way. The code is that of the payment, which the gateway knows it by.
INSERT INTO "refunds" ("code", "payment_id", "amount_in_paise", "state", "created_at", "paid_at")
SELECT "code", "id", "amount_in_paise", CASE "status" WHEN 'refunded' THEN 'paid' ELSE 'due' END,
	coalesce("refunded_at", "settled_at", "created_at"),
	CASE "status" WHEN 'refunded' THEN coalesce("refunded_at", "settled_at", "created_at") END
FROM "payments" WHERE "status" IN ('refund_due', 'refunded') AND "amount_in_paise" > 0;
--> statement-breakpoint
INSERT INTO "sandbox_refunds" ("refund_code", "reference", "amount_in_paise", "created_at")
SELECT "payment_code", "reference", "amount_in_paise", "created_at"
FROM "sandbox_payments" WHERE "status" = 'refunded' AND "amount_in_paise" > 0;
