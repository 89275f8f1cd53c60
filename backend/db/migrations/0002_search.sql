-- Full text with Russian stems, kept by the database itself: title before lead before body.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '(&nbsp;|\s| )+', ' ', 'g')
$$;
--> statement-breakpoint
CREATE FUNCTION search_vector(title text, lead text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.russian', title), 'A')
      || setweight(to_tsvector('pg_catalog.russian', lead), 'B')
      || setweight(to_tsvector('pg_catalog.russian', plain_text(body)), 'C')
$$;
--> statement-breakpoint
ALTER TABLE articles ADD COLUMN search tsvector GENERATED ALWAYS AS (search_vector(title, lead, body)) STORED;
--> statement-breakpoint
ALTER TABLE products ADD COLUMN search tsvector GENERATED ALWAYS AS (search_vector(title, lead, description)) STORED;
--> statement-breakpoint
ALTER TABLE faq_items ADD COLUMN search tsvector GENERATED ALWAYS AS (search_vector(question, '', answer)) STORED;
--> statement-breakpoint
ALTER TABLE instructions ADD COLUMN search tsvector GENERATED ALWAYS AS (search_vector(title, lead, steps::text)) STORED;
--> statement-breakpoint
ALTER TABLE static_pages ADD COLUMN search tsvector GENERATED ALWAYS AS (search_vector(title, lead, body)) STORED;
--> statement-breakpoint
-- Letters a reader has before him; counted while reading, a list of many would count all of them.
ALTER TABLE articles ADD COLUMN letters integer GENERATED ALWAYS AS (length(plain_text(body))) STORED;
--> statement-breakpoint
CREATE INDEX articles_search ON articles USING gin (search);
--> statement-breakpoint
CREATE INDEX products_search ON products USING gin (search);
--> statement-breakpoint
CREATE INDEX faq_items_search ON faq_items USING gin (search);
--> statement-breakpoint
CREATE INDEX instructions_search ON instructions USING gin (search);
--> statement-breakpoint
CREATE INDEX static_pages_search ON static_pages USING gin (search);
