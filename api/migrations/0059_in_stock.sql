DROP INDEX "products_listed";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Two sales of two variants at once each see the other's as still there. So the product is locked before it is looked
-- at, and the look is a statement of its own, which sees what was committed while it waited.
CREATE FUNCTION "note_in_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "products" WHERE "id" IN (OLD."product_id", NEW."product_id") ORDER BY "id" FOR NO KEY UPDATE;
	-- What came is there: no look at the others, of which there may be very many while a catalogue is loaded.
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."units_available" > 0 AND OLD."product_id" = NEW."product_id") THEN
		UPDATE "products" SET "in_stock" = true WHERE "id" = NEW."product_id" AND NOT "in_stock";
		RETURN NULL;
	END IF;
	UPDATE "products" p SET "in_stock" = s."has"
	FROM (
		SELECT i."id", EXISTS (
			SELECT 1 FROM "product_variants" v WHERE v."product_id" = i."id" AND v."units_available" > 0
		) AS "has" FROM "products" i WHERE i."id" IN (OLD."product_id", NEW."product_id")
	) s
	WHERE p."id" = s."id" AND p."in_stock" <> s."has";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "stock_added" AFTER INSERT ON "product_variants"
	FOR EACH ROW WHEN (NEW."units_available" > 0) EXECUTE FUNCTION "note_in_stock"();--> statement-breakpoint
CREATE TRIGGER "stock_removed" AFTER DELETE ON "product_variants"
	FOR EACH ROW WHEN (OLD."units_available" > 0) EXECUTE FUNCTION "note_in_stock"();--> statement-breakpoint
CREATE TRIGGER "stock_changed" AFTER UPDATE OF "units_available", "product_id" ON "product_variants"
	FOR EACH ROW WHEN ((OLD."units_available" > 0) <> (NEW."units_available" > 0) OR OLD."product_id" <> NEW."product_id")
	EXECUTE FUNCTION "note_in_stock"();--> statement-breakpoint
UPDATE "products" SET "in_stock" = true
	WHERE "id" IN (SELECT "product_id" FROM "product_variants" WHERE "units_available" > 0);--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("id","category_id","brand_id","age_from","age_to","in_stock") WHERE "products"."hidden_at" is null;
