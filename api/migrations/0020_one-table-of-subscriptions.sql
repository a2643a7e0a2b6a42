INSERT INTO "subscriptions" ("student_id", "plan", "starts_at", "ends_at")
SELECT "student_id", "plan", "starts_at", "ends_at" FROM "kid_subscriptions" ORDER BY "id";--> statement-breakpoint
DROP TABLE "kid_subscriptions" CASCADE;
