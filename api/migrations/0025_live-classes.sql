CREATE TABLE "live_classes" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"student_id" integer,
	"user_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"hand_raised_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"text" text NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offering_sessions" ADD COLUMN "meeting_url" text;--> statement-breakpoint
ALTER TABLE "live_classes" ADD CONSTRAINT "live_classes_session_id_offering_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."offering_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_members" ADD CONSTRAINT "live_members_session_id_offering_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."offering_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_members" ADD CONSTRAINT "live_members_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_members" ADD CONSTRAINT "live_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_session_id_offering_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."offering_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_member_id_live_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."live_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_members_kid" ON "live_members" USING btree ("session_id","student_id") WHERE "live_members"."student_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "live_members_host" ON "live_members" USING btree ("session_id","user_id") WHERE "live_members"."student_id" is null;--> statement-breakpoint
CREATE INDEX "live_members_student" ON "live_members" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "live_members_user" ON "live_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_messages_session" ON "live_messages" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "live_messages_member" ON "live_messages" USING btree ("member_id","created_at");