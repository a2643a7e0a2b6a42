CREATE TABLE "assessment_fee_lines" (
	"order_line_id" integer PRIMARY KEY NOT NULL,
	"candidate_id" integer NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "assessment_fee_lines" ADD CONSTRAINT "assessment_fee_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_fee_lines" ADD CONSTRAINT "assessment_fee_lines_candidate_id_assessment_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."assessment_candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_fee_lines_held" ON "assessment_fee_lines" USING btree ("candidate_id") WHERE "assessment_fee_lines"."released_at" is null;--> statement-breakpoint
CREATE INDEX "assessment_fee_lines_candidate" ON "assessment_fee_lines" USING btree ("candidate_id");