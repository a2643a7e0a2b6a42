CREATE TABLE "registry_positions" (
	"number" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"current" integer NOT NULL,
	"candidate" integer,
	"percent" double precision,
	"frozen" jsonb,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"figures" jsonb
);
--> statement-breakpoint
ALTER TABLE "registry_positions" ADD CONSTRAINT "registry_positions_current_registry_sets_number_fk" FOREIGN KEY ("current") REFERENCES "public"."registry_sets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_positions" ADD CONSTRAINT "registry_positions_candidate_registry_sets_number_fk" FOREIGN KEY ("candidate") REFERENCES "public"."registry_sets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Until now the site was at the highest set.
INSERT INTO registry_positions (number, kind, current, actor, reason, at)
  SELECT 1, CASE WHEN restores IS NULL THEN 'swap' ELSE 'rollback' END, number, actor, reason, created_at
  FROM registry_sets ORDER BY number DESC LIMIT 1;
--> statement-breakpoint
CREATE TRIGGER registry_positions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON registry_positions
  FOR EACH STATEMENT EXECUTE FUNCTION registry_refuse_change();
