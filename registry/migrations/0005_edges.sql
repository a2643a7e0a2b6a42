CREATE TABLE "registry_edges" (
	"id" text PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_served_sets" (
	"set" integer PRIMARY KEY NOT NULL,
	"first_served_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registry_served_sets" ADD CONSTRAINT "registry_served_sets_set_registry_sets_number_fk" FOREIGN KEY ("set") REFERENCES "public"."registry_sets"("number") ON DELETE no action ON UPDATE no action;