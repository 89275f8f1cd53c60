-- Lists of articles are read in the order of an index: as `DESC NULLS LAST` none could be used for
-- `order by … desc`. An article's day stands beside its tags, so that the newest of a tag are one range.
DROP INDEX "article_tags_tag";--> statement-breakpoint
DROP INDEX "articles_newest";--> statement-breakpoint
DROP INDEX "articles_category";--> statement-breakpoint
ALTER TABLE "article_tags" ADD COLUMN "published_on" date DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
UPDATE "article_tags" SET "published_on" = "articles"."published_on" FROM "articles" WHERE "articles"."id" = "article_tags"."article_id";--> statement-breakpoint
CREATE FUNCTION date_article_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An article that is not there is told by the foreign key.
  NEW.published_on := coalesce((SELECT published_on FROM articles WHERE id = NEW.article_id), '-infinity');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER date_article_tag BEFORE INSERT OR UPDATE OF article_id ON article_tags
  FOR EACH ROW EXECUTE FUNCTION date_article_tag();--> statement-breakpoint
CREATE FUNCTION date_article_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE article_tags SET published_on = NEW.published_on WHERE article_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER date_article_tags AFTER UPDATE OF published_on ON articles
  FOR EACH ROW WHEN (OLD.published_on <> NEW.published_on) EXECUTE FUNCTION date_article_tags();--> statement-breakpoint
CREATE INDEX "article_tags_newest" ON "article_tags" USING btree ("tag_id","published_on" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id","published_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);
