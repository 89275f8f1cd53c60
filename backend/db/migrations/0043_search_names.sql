-- What editors find by its letters: the title alone, and title, alias and lead together, in the form
-- that searches have. Apart from the texts and their words, which are a hundred times longer.
CREATE TABLE search_names (
  kind text NOT NULL,
  entity_id integer NOT NULL,
  title text NOT NULL,
  letters text NOT NULL,
  stems tsvector NOT NULL,
  PRIMARY KEY (kind, entity_id)
);
--> statement-breakpoint
CREATE OR REPLACE VIEW search_sources AS
  SELECT 'product' AS kind, id, title, lead,
    search_product_facts(details, filter_keys) AS facts, with_descriptions(description) AS body, alias
  FROM products
  UNION ALL
  SELECT 'article', id, title, lead, '', with_descriptions(body), alias FROM articles
  UNION ALL
  SELECT 'faq', id, question, '', '', with_descriptions(answer), alias FROM faq_items
  UNION ALL
  SELECT 'instruction', id, title, lead,
    concat_ws(' ', 'Инструкция по применению',
      (SELECT string_agg(step ->> 'title', '. ') FROM jsonb_array_elements(steps) step)),
    concat_ws(' ', (SELECT string_agg(step ->> 'text', ' ') FROM jsonb_array_elements(steps) step),
      (SELECT string_agg(warning, ' ') FROM jsonb_array_elements_text(warnings) warning)), alias
  FROM instructions
  UNION ALL
  SELECT 'page', id, title, lead, '', with_descriptions(body), alias FROM static_pages;
--> statement-breakpoint
CREATE VIEW search_names_now AS
  SELECT kind, id AS entity_id, search_name(title) AS title,
    search_name(concat_ws(' ', title, alias, lead)) AS letters, search_stems(title) AS stems
  FROM search_sources;
--> statement-breakpoint
-- The documents of entities as they are now, and the words that are new.
CREATE OR REPLACE FUNCTION index_entities(entity_kind text, ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

  INSERT INTO search_names AS n (kind, entity_id, title, letters, stems)
  SELECT kind, entity_id, title, letters, stems FROM search_names_now
  WHERE kind = entity_kind AND entity_id = ANY (ids)
  ON CONFLICT (kind, entity_id) DO UPDATE
  SET title = excluded.title, letters = excluded.letters, stems = excluded.stems
  WHERE n.letters <> excluded.letters OR n.title <> excluded.title;

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

  DELETE FROM search_names n
  WHERE n.kind = entity_kind AND n.entity_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM search_sources s WHERE s.kind = n.kind AND s.id = n.entity_id);
  DELETE FROM search_documents d
  WHERE d.kind = entity_kind AND d.entity_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM search_sources s WHERE s.kind = d.kind AND s.id = d.entity_id);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unindex_all_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents WHERE kind = TG_ARGV[0];
  DELETE FROM search_names WHERE kind = TG_ARGV[0];
  DELETE FROM search_waiting WHERE kind = TG_ARGV[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The entities of a kind with what is asked in their texts. A planner that sees a common word reads the
-- whole table, unpacking every text: a second.
CREATE FUNCTION search_having(asked tsquery, wanted text) RETURNS SETOF integer LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY SELECT d.entity_id FROM search_documents d
  WHERE d.words @@ (quote_literal('#' || wanted)::tsquery && asked);
END $$;
--> statement-breakpoint
INSERT INTO search_names (kind, entity_id, title, letters, stems)
SELECT kind, entity_id, title, letters, stems FROM search_names_now;
