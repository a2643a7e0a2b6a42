DROP INDEX "content_entries_type_published";--> statement-breakpoint
DROP INDEX "achievements_student";--> statement-breakpoint
DROP INDEX "notifications_user";--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
DROP INDEX "orders_placed";--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "stock_changes_variant";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "content_entries_type_published" ON "content_entries" USING btree ("content_type_id","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "achievements_student" ON "achievements" USING btree ("student_id","given_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stock_changes_variant" ON "stock_changes" USING btree ("variant_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","rating_count" DESC NULLS FIRST,"id");