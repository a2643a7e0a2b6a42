CREATE TABLE "registry_files" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"path" text NOT NULL,
	"encoding" text NOT NULL,
	"blob" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "registry_files_name_version_path_encoding_pk" PRIMARY KEY("name","version","path","encoding")
);
--> statement-breakpoint
CREATE TABLE "registry_releases" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"source_url" text NOT NULL,
	"digest" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"kept_by" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "registry_releases_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "registry_set_remotes" (
	"set" integer NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"last_good_version" text,
	CONSTRAINT "registry_set_remotes_set_name_pk" PRIMARY KEY("set","name")
);
--> statement-breakpoint
CREATE TABLE "registry_sets" (
	"number" integer PRIMARY KEY NOT NULL,
	"previous" integer,
	"created_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"restores" integer
);
--> statement-breakpoint
ALTER TABLE "registry_files" ADD CONSTRAINT "registry_files_release" FOREIGN KEY ("name","version") REFERENCES "public"."registry_releases"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_set_remotes" ADD CONSTRAINT "registry_set_remotes_set_registry_sets_number_fk" FOREIGN KEY ("set") REFERENCES "public"."registry_sets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_set_remotes" ADD CONSTRAINT "registry_set_remotes_release" FOREIGN KEY ("name","version") REFERENCES "public"."registry_releases"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_set_remotes" ADD CONSTRAINT "registry_set_remotes_last_good" FOREIGN KEY ("name","last_good_version") REFERENCES "public"."registry_releases"("name","version") ON DELETE no action ON UPDATE no action;