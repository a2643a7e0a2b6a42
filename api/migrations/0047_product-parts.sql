DROP INDEX "products_search";--> statement-breakpoint
CREATE INDEX "products_name_parts" ON "products" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_text_parts" ON "products" USING gin (("description" ->> 0) gin_trgm_ops);