-- Whether lists may contain other entities since a change: replies that show none of the changed articles stay valid.
ALTER TABLE "content_changes" ADD COLUMN "moved" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
DROP FUNCTION queue_change(text, jsonb, text, bigint);
--> statement-breakpoint
CREATE FUNCTION queue_change(collection text, entity jsonb, kind text, revision bigint, moved boolean DEFAULT true) RETURNS void LANGUAGE plpgsql AS $$
DECLARE code text := entity ->> 'code';
BEGIN
  INSERT INTO content_changes (entity, entity_id, alias, kind, revision, moved) VALUES (
    CASE
      WHEN code = 'settings' THEN 'settings'
      WHEN starts_with(code, 'metadata:') THEN 'metadata'
      ELSE collection
    END,
    (entity ->> 'id')::integer,
    coalesce(regexp_replace(code, '^metadata:', ''), entity ->> 'alias'),
    kind,
    revision,
    moved
  );
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION queue_saved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved boolean := true;
BEGIN
  IF is_queueing() THEN
    IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'articles' THEN
      moved := (NEW.category_id, NEW.published_on) IS DISTINCT FROM (OLD.category_id, OLD.published_on);
      -- A link that comes or goes changes nothing but the revision of its article.
      OLD.revision := NEW.revision;
      OLD.updated_at := NEW.updated_at;
      moved := moved OR NEW IS NOT DISTINCT FROM OLD;
    END IF;
    PERFORM queue_change(
      TG_ARGV[0], to_jsonb(NEW), CASE TG_OP WHEN 'INSERT' THEN 'created' ELSE 'changed' END, NEW.revision, moved
    );
  END IF;
  RETURN NULL;
END $$;
