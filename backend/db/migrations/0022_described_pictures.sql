-- A picture in a text is found by its description. The database's parser passes over tags with all
-- that stands in them, so the description comes out of its tag.
CREATE FUNCTION with_descriptions(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(html, '<img\M[^>]*\salt="([^"]*)"[^>]*>', ' \1 ', 'g')
$$;
--> statement-breakpoint
CREATE OR REPLACE VIEW search_sources AS
  SELECT 'product' AS kind, id, title, lead,
    search_product_facts(details, filter_keys) AS facts, with_descriptions(description) AS body
  FROM products
  UNION ALL
  SELECT 'article', id, title, lead, '', with_descriptions(body) FROM articles
  UNION ALL
  SELECT 'faq', id, question, '', '', with_descriptions(answer) FROM faq_items
  UNION ALL
  SELECT 'instruction', id, title, lead,
    concat_ws(' ', 'Инструкция по применению',
      (SELECT string_agg(step ->> 'title', '. ') FROM jsonb_array_elements(steps) step)),
    concat_ws(' ', (SELECT string_agg(step ->> 'text', ' ') FROM jsonb_array_elements(steps) step),
      (SELECT string_agg(warning, ' ') FROM jsonb_array_elements_text(warnings) warning))
  FROM instructions
  UNION ALL
  SELECT 'page', id, title, lead, '', with_descriptions(body) FROM static_pages;
