CREATE TABLE "talent_votes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "talent_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'counted' NOT NULL,
	"hold_id" integer,
	"source" text NOT NULL,
	"is_new_account" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vote_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vote_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"cause" text NOT NULL,
	"source" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
ALTER TABLE "talent_votes" ADD CONSTRAINT "talent_votes_entry_id_talent_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."talent_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_votes" ADD CONSTRAINT "talent_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_votes" ADD CONSTRAINT "talent_votes_hold_id_vote_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."vote_holds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_holds" ADD CONSTRAINT "vote_holds_entry_id_talent_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."talent_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_holds" ADD CONSTRAINT "vote_holds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "talent_votes_once" ON "talent_votes" USING btree ("entry_id","user_id");--> statement-breakpoint
CREATE INDEX "talent_votes_burst" ON "talent_votes" USING btree ("entry_id","voted_at");--> statement-breakpoint
CREATE INDEX "talent_votes_user" ON "talent_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talent_votes_hold" ON "talent_votes" USING btree ("hold_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vote_holds_open" ON "vote_holds" USING btree ("entry_id","cause","source") WHERE "vote_holds"."verdict" is null;--> statement-breakpoint
CREATE INDEX "vote_holds_verdict" ON "vote_holds" USING btree ("verdict","id");