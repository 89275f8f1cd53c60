-- Breaking texts into words was two thirds of a save, under the lock that gives changes their order.
-- A save now only marks the entity; whoever searches first, or a worker in a quiet moment, indexes it.
CREATE TABLE search_waiting (
  kind text NOT NULL,
  entity_id integer NOT NULL,
  PRIMARY KEY (kind, entity_id)
);
--> statement-breakpoint
-- A mark that is there is written anew: whoever is indexing leaves a mark that an unfinished save holds,
-- so no save can be overlooked.
CREATE FUNCTION mark_for_search(entity_kind text, ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_waiting (kind, entity_id)
  SELECT DISTINCT entity_kind, id FROM unnest(ids) id ORDER BY id
  ON CONFLICT (kind, entity_id) DO UPDATE SET kind = excluded.kind
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_for_search(TG_ARGV[0], (SELECT array_agg(id) FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unindex_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_for_search(TG_ARGV[0], (SELECT array_agg(id) FROM gone));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unindex_all_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents WHERE kind = TG_ARGV[0];
  DELETE FROM search_waiting WHERE kind = TG_ARGV[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_for_search('article', (SELECT array_agg(article_id) FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The documents of entities as they are now, and the words that are new.
CREATE FUNCTION index_entities(entity_kind text, ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents AS d (kind, entity_id, name, own, tags)
  SELECT s.kind, s.id, search_name(s.title),
    setweight(search_stems(s.title), 'A') || setweight(search_stems(s.lead), 'B')
      || setweight(search_stems(s.facts), 'C') || setweight(search_stems(s.body), 'D'),
    CASE WHEN entity_kind = 'article' THEN setweight(search_stems(coalesce((
      SELECT string_agg(tags.title, ' ' ORDER BY article_tags.position)
      FROM article_tags JOIN tags ON tags.id = article_tags.tag_id
      WHERE article_tags.article_id = s.id), '')), 'B') ELSE '' END
  FROM search_sources s
  WHERE s.kind = entity_kind AND s.id = ANY (ids)
  ON CONFLICT (kind, entity_id) DO UPDATE
  SET name = excluded.name, own = excluded.own, tags = excluded.tags
  WHERE d.own <> excluded.own OR d.name <> excluded.name OR d.tags <> excluded.tags;

  INSERT INTO search_words (word, stem)
  SELECT fresh.word, stems.stem
  FROM (
    SELECT DISTINCT unnest(tsvector_to_array(
      to_tsvector('pg_catalog.simple', concat_ws(' ', s.title, s.lead, s.facts, s.body)))) AS word
    FROM search_sources s
    WHERE s.kind = entity_kind AND s.id = ANY (ids)
  ) fresh
  CROSS JOIN LATERAL unnest(tsvector_to_array(search_stems(fresh.word))) AS stems (stem)
  WHERE fresh.word ~ '^[a-zа-яё]{2,40}$'
    AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = fresh.word)
  ON CONFLICT DO NOTHING;

  DELETE FROM search_documents d
  WHERE d.kind = entity_kind AND d.entity_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM search_sources s WHERE s.kind = d.kind AND s.id = d.entity_id);
END $$;
--> statement-breakpoint
-- Indexes what is waiting, one caller after the other: who comes second finds it done. `most` bounds
-- the number of entities; null means all.
CREATE FUNCTION index_waiting(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken jsonb;
  of_kind record;
BEGIN
  IF NOT EXISTS (SELECT FROM search_waiting) THEN RETURN 0; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('search', 0));
  WITH chosen AS (
    SELECT kind, entity_id FROM search_waiting ORDER BY kind, entity_id LIMIT most
    FOR UPDATE SKIP LOCKED
  ), removed AS (
    DELETE FROM search_waiting w USING chosen
    WHERE w.kind = chosen.kind AND w.entity_id = chosen.entity_id
    RETURNING w.kind, w.entity_id
  )
  SELECT jsonb_agg(removed) INTO taken FROM removed;
  IF taken IS NULL THEN RETURN 0; END IF;
  FOR of_kind IN
    SELECT kind, array_agg(entity_id) AS ids
    FROM jsonb_to_recordset(taken) AS one (kind text, entity_id integer) GROUP BY kind
  LOOP
    PERFORM index_entities(of_kind.kind, of_kind.ids);
  END LOOP;
  RETURN jsonb_array_length(taken);
END $$;
