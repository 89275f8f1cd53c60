-- Products name articles by alias. When such an article comes or goes, the link does: a change of the
-- product, and told as one, so that nobody has to ask for all products after each new article.
CREATE FUNCTION touch_naming() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE aliases text[];
BEGIN
  IF NOT is_queueing() THEN
    RETURN NULL;
  END IF;
  aliases := CASE TG_OP
    WHEN 'INSERT' THEN ARRAY[NEW.alias]
    WHEN 'DELETE' THEN ARRAY[OLD.alias]
    ELSE ARRAY[OLD.alias, NEW.alias]
  END;
  UPDATE products SET revision = revision + 1 WHERE details -> 'articles' ?| aliases;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_naming AFTER INSERT OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION touch_naming();
--> statement-breakpoint
CREATE TRIGGER touch_naming_anew AFTER UPDATE ON articles FOR EACH ROW WHEN (OLD.alias <> NEW.alias) EXECUTE FUNCTION touch_naming();
