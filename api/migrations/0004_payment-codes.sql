ALTER TABLE "sandbox_callbacks" ALTER COLUMN "signature" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_callbacks" ADD COLUMN "is_forged" boolean DEFAULT false NOT NULL;