-- An entity that is published again has its former addresses again, and one that leaves takes them with it: the list
-- of redirects changes although its rows do not, and the site must be told.
CREATE FUNCTION tell_former_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE former_addresses SET revision = former_addresses.revision + 1
  WHERE former_addresses.kind = TG_ARGV[0]
    AND former_addresses.entity_id = CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE kind text; content_table text;
BEGIN
  FOR kind, content_table IN VALUES
    ('article', 'articles'), ('category', 'categories'), ('content', 'static_pages'), ('faq', 'faq_items'),
    ('library', 'link_pages'), ('product', 'products'), ('section', 'catalog_sections'), ('tag', 'tags')
  LOOP
    EXECUTE format(
      'CREATE TRIGGER tell_former_addresses AFTER INSERT OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION tell_former_addresses(%L)',
      content_table, kind
    );
  END LOOP;
END $$;
