ALTER TABLE "uploads" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "campaigns" DROP COLUMN "entries_count";