-- What is gone can carry no new revision, and a link between contents has none of its own; yet with
-- both the content has changed, and replies that were kept of it are old.
CREATE FUNCTION count_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM nextval('content_revision') WHERE EXISTS (SELECT FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE content_table text;
BEGIN
  FOR content_table IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'revision'
    UNION VALUES ('article_tags'), ('shop_products'), ('discount_products')
  LOOP
    EXECUTE format(
      'CREATE TRIGGER count_deletion AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change()',
      content_table
    );
  END LOOP;
  FOREACH content_table IN ARRAY ARRAY['article_tags', 'shop_products', 'discount_products'] LOOP
    EXECUTE format(
      'CREATE TRIGGER count_link AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_change()',
      content_table
    );
  END LOOP;
END $$;
