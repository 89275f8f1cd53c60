-- Search over all kinds of content in one slim table with one index: what an entity is called, what
-- stands in its head (title, lead, tags) and all its words. Kept by triggers, so that no way of
-- writing content can forget it.
ALTER TABLE articles DROP COLUMN search;
--> statement-breakpoint
ALTER TABLE products DROP COLUMN search;
--> statement-breakpoint
ALTER TABLE faq_items DROP COLUMN search;
--> statement-breakpoint
ALTER TABLE instructions DROP COLUMN search;
--> statement-breakpoint
ALTER TABLE static_pages DROP COLUMN search;
--> statement-breakpoint
DROP FUNCTION search_vector(text, text, text);
--> statement-breakpoint
-- The database's parser passes over tags and entities by itself. «ё» and «е» are one letter to who
-- types.
CREATE FUNCTION search_stems(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.russian', translate(words, 'ёЁ', 'еЕ'))
$$;
--> statement-breakpoint
-- A title without its marks and capitals: what somebody types who knows it.
CREATE FUNCTION search_name(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(translate(lower(title), 'ё', 'е'), '[^a-zа-я0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- What the codes of a product mean, in the words people look for.
CREATE FUNCTION search_product_facts(details jsonb, keys text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ',
    (SELECT string_agg(meaning, ' ') FROM (VALUES
      ('daily', 'однодневные линзы на один день'),
      ('two-weeks', 'двухнедельные линзы на две недели'),
      ('monthly', 'месячные линзы на месяц, ежемесячная замена'),
      ('quarterly', 'квартальные линзы на три месяца'),
      ('flexible', 'гибкий режим ношения'),
      ('extended', 'продлённое ношение, непрерывное ношение'),
      ('spherical', 'сферические'),
      ('aspherical', 'асферические'),
      ('toric', 'торические, при астигматизме'),
      ('multifocal', 'мультифокальные, при пресбиопии'),
      ('toric-multifocal', 'торические мультифокальные, при астигматизме и пресбиопии'),
      ('18th', 'для детей и подростков'),
      ('class-1', 'УФ-фильтр, защита от ультрафиолета'),
      ('class-2', 'УФ-фильтр, защита от ультрафиолета')
    ) AS known (code, meaning)
    WHERE code = ANY (keys || ARRAY[
      details #>> '{lens,replacement}', details #>> '{lens,wear}',
      details #>> '{lens,design}', details #>> '{lens,uv}'])),
    details #>> '{lens,material}',
    'Dk/t ' || (details #>> '{lens,dkt}'),
    'радиус кривизны BC ' || (SELECT string_agg(value || ' ' || replace(value, '.', ','), ' ')
      FROM jsonb_array_elements_text(details #> '{lens,base_curves}') value),
    'диаметр DIA ' || (SELECT string_agg(value || ' ' || replace(value, '.', ','), ' ')
      FROM jsonb_array_elements_text(details #> '{lens,diameters}') value),
    'влагосодержание ' || (details #>> '{lens,water_content}') || ' %',
    details #>> '{liquid,active}',
    'консервант ' || (details #>> '{liquid,preservative}'),
    (SELECT string_agg(value, ' ') FROM jsonb_array_elements_text(details -> 'advantages') value),
    (SELECT string_agg(value ->> 'title', ' ') FROM jsonb_array_elements(details -> 'packages') value)
  )
$$;
--> statement-breakpoint
-- Every entity that can be found, with its words by their weight.
CREATE VIEW search_sources AS
  SELECT 'product' AS kind, id, title, lead,
    search_product_facts(details, filter_keys) AS facts, description AS body FROM products
  UNION ALL
  SELECT 'article', id, title, lead, '', body FROM articles
  UNION ALL
  SELECT 'faq', id, question, '', '', answer FROM faq_items
  UNION ALL
  SELECT 'instruction', id, title, lead,
    concat_ws(' ', 'Инструкция по применению',
      (SELECT string_agg(step ->> 'title', '. ') FROM jsonb_array_elements(steps) step)),
    concat_ws(' ', (SELECT string_agg(step ->> 'text', ' ') FROM jsonb_array_elements(steps) step),
      (SELECT string_agg(warning, ' ') FROM jsonb_array_elements_text(warnings) warning))
  FROM instructions
  UNION ALL
  SELECT 'page', id, title, lead, '', body FROM static_pages;
--> statement-breakpoint
-- The mark of its kind stands among an entity's words, so that one index serves every kind.
CREATE TABLE search_documents (
  kind text NOT NULL,
  entity_id integer NOT NULL,
  name text NOT NULL,
  own tsvector NOT NULL,
  tags tsvector NOT NULL DEFAULT '',
  head tsvector NOT NULL GENERATED ALWAYS AS
    (ts_filter(own || tags, '{a,b}') || array_to_tsvector(ARRAY['#' || kind])) STORED,
  words tsvector NOT NULL GENERATED ALWAYS AS
    (own || tags || array_to_tsvector(ARRAY['#' || kind])) STORED,
  PRIMARY KEY (kind, entity_id)
);
--> statement-breakpoint
-- The embedded database never empties an index's list of pending entries by itself, and a search
-- would read that list each time.
CREATE INDEX search_documents_head ON search_documents USING gin (head) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX search_documents_words ON search_documents USING gin (words) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX search_documents_name ON search_documents (kind, name);
--> statement-breakpoint
-- Every form of every word of the content, for typing errors, beginnings of words and highlighting.
CREATE TABLE search_words (
  word text PRIMARY KEY,
  stem text NOT NULL
);
--> statement-breakpoint
CREATE INDEX search_words_stem ON search_words (stem);
--> statement-breakpoint
CREATE INDEX search_words_beginning ON search_words (word text_pattern_ops);
--> statement-breakpoint
CREATE INDEX search_words_near ON search_words USING gin (word gin_trgm_ops)
  WITH (fastupdate = off);
--> statement-breakpoint
CREATE FUNCTION index_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents AS d (kind, entity_id, name, own)
  SELECT s.kind, s.id, search_name(s.title),
    setweight(search_stems(s.title), 'A') || setweight(search_stems(s.lead), 'B')
      || setweight(search_stems(s.facts), 'C') || setweight(search_stems(s.body), 'D')
  FROM changed JOIN search_sources s ON s.id = changed.id
  WHERE s.kind = TG_ARGV[0]
  ON CONFLICT (kind, entity_id) DO UPDATE SET name = excluded.name, own = excluded.own
  WHERE d.own <> excluded.own OR d.name <> excluded.name;

  INSERT INTO search_words (word, stem)
  SELECT fresh.word, stems.stem
  FROM (
    SELECT DISTINCT unnest(tsvector_to_array(
      to_tsvector('pg_catalog.simple', concat_ws(' ', s.title, s.lead, s.facts, s.body)))) AS word
    FROM changed JOIN search_sources s ON s.id = changed.id
    WHERE s.kind = TG_ARGV[0]
  ) fresh
  CROSS JOIN LATERAL unnest(tsvector_to_array(search_stems(fresh.word))) AS stems (stem)
  WHERE fresh.word ~ '^[a-zа-яё]{2,40}$'
    AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = fresh.word)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION unindex_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents d USING gone
  WHERE d.kind = TG_ARGV[0] AND d.entity_id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION unindex_all_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents WHERE kind = TG_ARGV[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES ('products', 'product'), ('articles', 'article'),
    ('faq_items', 'faq'), ('instructions', 'instruction'), ('static_pages', 'page')) AS s (content, kind)
  LOOP
    EXECUTE format('CREATE TRIGGER index_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION index_content(%L)', source.content, source.kind);
    EXECUTE format('CREATE TRIGGER index_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION index_content(%L)', source.content, source.kind);
    EXECUTE format('CREATE TRIGGER unindex_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS gone '
      'FOR EACH STATEMENT EXECUTE FUNCTION unindex_content(%L)', source.content, source.kind);
    EXECUTE format('CREATE TRIGGER unindex_truncated AFTER TRUNCATE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION unindex_all_content(%L)', source.content, source.kind);
  END LOOP;
END $$;
--> statement-breakpoint
-- The tags of articles, by the articles of the changed rows or by the changed tags themselves.
CREATE FUNCTION index_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents d
  SET tags = setweight(search_stems(coalesce((
    SELECT string_agg(tags.title, ' ' ORDER BY article_tags.position)
    FROM article_tags JOIN tags ON tags.id = article_tags.tag_id
    WHERE article_tags.article_id = d.entity_id), '')), 'B')
  WHERE d.kind = 'article' AND d.entity_id IN (SELECT article_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION index_renamed_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE article_tags SET position = position WHERE tag_id IN (SELECT id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER index_inserted AFTER INSERT ON article_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_tags();
--> statement-breakpoint
CREATE TRIGGER index_updated AFTER UPDATE ON article_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_tags();
--> statement-breakpoint
CREATE TRIGGER index_deleted AFTER DELETE ON article_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_tags();
--> statement-breakpoint
CREATE TRIGGER index_renamed AFTER UPDATE ON tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION index_renamed_tags();
--> statement-breakpoint
-- The best of one kind: the very title first, then titles, then leads and tags, then texts. However
-- many match, only so many are weighed: weighing is the dear part.
CREATE FUNCTION search_matches(asked tsquery, named text, wanted text, most integer)
RETURNS TABLE (entity_id integer, place bigint, total bigint) LANGUAGE plpgsql STABLE
-- A planner that sees a common word reads the whole table, unpacking every text: a second.
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off AS $$
DECLARE
  weights CONSTANT real[] := '{0.1,0.2,0.4,1}';
  of_kind CONSTANT tsquery := quote_literal('#' || wanted)::tsquery && asked;
  matching bigint;
BEGIN
  -- The index alone cannot tell the order of words, so a phrase is not counted to the end.
  SELECT count(*) INTO matching FROM (
    SELECT FROM search_documents d WHERE d.words @@ of_kind
    LIMIT CASE WHEN asked::text ~ '<(-|\d+)>' THEN 300 END
  ) counted;
  IF matching = 0 THEN RETURN; END IF;
  RETURN QUERY
  WITH headed AS MATERIALIZED (
    (SELECT d.entity_id, d.name, d.head FROM search_documents d
     WHERE d.kind = wanted AND d.name = named AND d.words @@ of_kind LIMIT 8)
    UNION
    (SELECT d.entity_id, d.name, d.head FROM search_documents d WHERE d.head @@ of_kind
     LIMIT greatest(most, 120))
  ), weighed AS (
    SELECT h.entity_id, ts_rank(weights, h.head, asked)
      + CASE WHEN ts_filter(h.head, '{a}') @@ asked THEN 10 ELSE 5 END
      + CASE WHEN h.name = named THEN 20 WHEN starts_with(h.name, named) THEN 1 ELSE 0 END AS rank
    FROM headed h
    UNION ALL
    SELECT w.entity_id, ts_rank_cd(weights, w.words, asked) FROM (
      SELECT d.entity_id, d.words FROM search_documents d
      WHERE d.words @@ of_kind AND (SELECT count(*) FROM headed) < most
        AND NOT EXISTS (SELECT FROM headed h WHERE h.entity_id = d.entity_id)
      LIMIT greatest(most, 60)
    ) w
  )
  SELECT weighed.entity_id, row_number() OVER (ORDER BY rank DESC, weighed.entity_id), matching
  FROM weighed ORDER BY rank DESC, weighed.entity_id LIMIT most;
END $$;
--> statement-breakpoint
-- A query that finds synonyms too. `groups`: lists of words and phrases that mean the same. A phrase
-- is understood, but only the single words of its list are looked for beside it. Of each list only
-- what the query itself holds is widened, so that no synonym is widened in its turn.
CREATE FUNCTION search_widened(asked tsquery, groups jsonb) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  members jsonb;
  member text;
  target tsquery;
  any_of tsquery;
  widened tsquery := asked;
BEGIN
  FOR members IN SELECT jsonb_array_elements(groups) LOOP
    FOR member IN SELECT jsonb_array_elements_text(members) LOOP
      target := plainto_tsquery('pg_catalog.russian', member);
      CONTINUE WHEN NOT asked @> target;
      any_of := target;
      FOR member IN SELECT jsonb_array_elements_text(members) LOOP
        IF numnode(plainto_tsquery('pg_catalog.russian', member)) = 1 THEN
          any_of := any_of || plainto_tsquery('pg_catalog.russian', member);
        END IF;
      END LOOP;
      widened := ts_rewrite(widened, target, any_of);
      EXIT;
    END LOOP;
  END LOOP;
  RETURN widened;
END $$;
--> statement-breakpoint
-- Words of the content that look like a typed one. The threshold lets one wrong letter of four through.
CREATE FUNCTION search_near(typed text, most integer)
RETURNS TABLE (word text) LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.22
-- Comparing is dear and the planner does not know it: without this it reads the whole table.
SET cpu_operator_cost = 0.1 AS $$
  SELECT w.word FROM search_words w WHERE w.word % typed
  ORDER BY similarity(w.word, typed) DESC, length(w.word), w.word LIMIT most
$$;
--> statement-breakpoint
-- What stands in the database already goes through the same triggers.
UPDATE products SET alias = alias;
--> statement-breakpoint
UPDATE articles SET alias = alias;
--> statement-breakpoint
UPDATE faq_items SET alias = alias;
--> statement-breakpoint
UPDATE instructions SET alias = alias;
--> statement-breakpoint
UPDATE static_pages SET alias = alias;
--> statement-breakpoint
UPDATE article_tags SET position = position;
