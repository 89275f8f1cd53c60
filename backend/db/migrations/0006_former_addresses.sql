-- Addresses that links, bookmarks and search engines still have after an alias was changed.
CREATE TABLE "former_addresses" (
	"kind" text NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"alias" text NOT NULL,
	"entity_id" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_addresses_kind_section_alias_pk" PRIMARY KEY("kind","section","alias")
);
--> statement-breakpoint
-- The last entity that had an alias keeps it: an address leads to one place.
CREATE FUNCTION keep_address(kind text, section text, alias text, entity_id integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO former_addresses VALUES (kind, section, alias, entity_id)
  ON CONFLICT ON CONSTRAINT former_addresses_kind_section_alias_pk
  DO UPDATE SET entity_id = excluded.entity_id, updated_at = excluded.updated_at
$$;
--> statement-breakpoint
CREATE FUNCTION keep_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_address(TG_ARGV[0], '', OLD.alias, OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE kind text; content_table text;
BEGIN
  FOR kind, content_table IN VALUES
    ('category', 'categories'), ('content', 'static_pages'), ('faq', 'faq_items'),
    ('library', 'link_pages'), ('product', 'products'), ('tag', 'tags')
  LOOP
    EXECUTE format(
      'CREATE TRIGGER keep_former_address AFTER UPDATE OF alias ON %I FOR EACH ROW WHEN (OLD.alias <> NEW.alias) EXECUTE FUNCTION keep_former_address(%L)',
      content_table, kind
    );
  END LOOP;
END $$;
--> statement-breakpoint
-- The address of an article has its category in it: moving it there, or renaming that, moves it.
CREATE FUNCTION keep_article_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_address('article', categories.alias, OLD.alias, OLD.id)
  FROM categories WHERE categories.id = OLD.category_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_article_address AFTER UPDATE OF alias, category_id ON articles FOR EACH ROW
WHEN (OLD.alias <> NEW.alias OR OLD.category_id <> NEW.category_id) EXECUTE FUNCTION keep_article_address();
--> statement-breakpoint
CREATE FUNCTION keep_category_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_address('article', OLD.alias, articles.alias, articles.id)
  FROM articles WHERE articles.category_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_category_articles AFTER UPDATE OF alias ON categories FOR EACH ROW
WHEN (OLD.alias <> NEW.alias) EXECUTE FUNCTION keep_category_articles();
