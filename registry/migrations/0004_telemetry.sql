CREATE TABLE "registry_halt_looks" (
	"candidate" integer NOT NULL,
	"look" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "registry_halt_looks_candidate_look_pk" PRIMARY KEY("candidate","look")
);
--> statement-breakpoint
CREATE TABLE "registry_telemetry" (
	"minute" timestamp with time zone NOT NULL,
	"set" integer NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"page" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "registry_telemetry_pk" PRIMARY KEY("minute","set","metric","remote","version","page","bucket")
);
--> statement-breakpoint
CREATE INDEX "registry_telemetry_set" ON "registry_telemetry" USING btree ("set","minute");