ALTER TABLE "campaign_orders" ADD COLUMN "choices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_packages" ADD COLUMN "pieces" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_packages" ADD COLUMN "event_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "event_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "event_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "asks_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "choices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_packages" ADD CONSTRAINT "campaign_packages_pieces" CHECK ("campaign_packages"."pieces" between 1 and 5);--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD CONSTRAINT "marketing_campaigns_event" CHECK (("marketing_campaigns"."event_starts_at" is null) = ("marketing_campaigns"."event_ends_at" is null) and ("marketing_campaigns"."event_starts_at" is null or "marketing_campaigns"."event_starts_at" < "marketing_campaigns"."event_ends_at"));