CREATE TABLE "campaign_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"order_id" integer,
	"package_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"payer_name" text NOT NULL,
	"contact_kind" text NOT NULL,
	"contact" text NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "campaign_orders_quantity" CHECK ("campaign_orders"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "campaign_packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"includes" jsonb NOT NULL,
	"price_in_paise" integer NOT NULL,
	"tax_percent" numeric(5, 2) NOT NULL,
	"capacity" integer,
	CONSTRAINT "campaign_packages_price" CHECK ("campaign_packages"."price_in_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "marketing_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"place" text NOT NULL,
	"area" text NOT NULL,
	"picture" jsonb NOT NULL,
	"highlights" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_orders" ADD CONSTRAINT "campaign_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_orders" ADD CONSTRAINT "campaign_orders_package_id_campaign_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."campaign_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_packages" ADD CONSTRAINT "campaign_packages_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_orders_request" ON "campaign_orders" USING btree ("request_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_orders_order" ON "campaign_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "campaign_orders_package" ON "campaign_orders" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "campaign_packages_campaign" ON "campaign_packages" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_campaigns_slug" ON "marketing_campaigns" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "marketing_campaigns_end" ON "marketing_campaigns" USING btree ("ends_at");