-- Every process hears at once when a session ends or a person's rights change, however that comes about:
-- open event streams end then. The channel is that of notification-signals.ts.
CREATE FUNCTION "signal_access_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify(
		'brightyard_notices',
		json_build_object('userId', (to_jsonb(OLD) ->> TG_ARGV[0])::integer, 'access', true)::text
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER UPDATE OF "ended_at" ON "sessions"
	FOR EACH ROW WHEN (OLD."ended_at" IS DISTINCT FROM NEW."ended_at")
	EXECUTE FUNCTION "signal_access_change"('user_id');
--> statement-breakpoint
CREATE TRIGGER "session_deleted" AFTER DELETE ON "sessions"
	FOR EACH ROW EXECUTE FUNCTION "signal_access_change"('user_id');
--> statement-breakpoint
CREATE TRIGGER "rights_changed" AFTER UPDATE OF "role", "vendor_id", "locked_at" ON "users"
	FOR EACH ROW WHEN ((OLD."role", OLD."vendor_id", OLD."locked_at") IS DISTINCT FROM (NEW."role", NEW."vendor_id", NEW."locked_at"))
	EXECUTE FUNCTION "signal_access_change"('id');
