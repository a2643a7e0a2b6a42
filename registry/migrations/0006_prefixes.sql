CREATE TABLE "registry_prefixes" (
	"prefix" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL
);
