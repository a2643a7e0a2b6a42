ALTER TABLE "reviews" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "offering_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "program_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_offering_id_offerings_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offerings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_offering_user" ON "reviews" USING btree ("offering_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_program_user" ON "reviews" USING btree ("program_id","user_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subject" CHECK (num_nonnulls("reviews"."product_id", "reviews"."offering_id", "reviews"."program_id") = 1);