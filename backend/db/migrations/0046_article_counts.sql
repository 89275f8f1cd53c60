-- The numbers of articles of categories and tags stand in tables of their own: counting them anew read all
-- articles after each new or deleted one.
CREATE TABLE "category_counts" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"articles" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_counts" (
	"tag_id" integer PRIMARY KEY NOT NULL,
	"articles" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_counts" ADD CONSTRAINT "category_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_counts" ADD CONSTRAINT "tag_counts_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Arguments: the column of the changed table, and the table of its counts, whose key has the same name.
CREATE FUNCTION count_articles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT %1$I, 1 AS one FROM come'
    WHEN 'DELETE' THEN 'SELECT %1$I, -1 AS one FROM gone'
    ELSE 'SELECT %1$I, 1 AS one FROM come UNION ALL SELECT %1$I, -1 FROM gone'
  END;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format('DELETE FROM %I', TG_ARGV[1]);
    RETURN NULL;
  END IF;
  -- Before any count is locked: otherwise two transactions could wait for each other.
  PERFORM hold_content();
  -- A category or tag that is deleted with its articles takes its count along.
  EXECUTE format(
    'WITH moved AS (SELECT %1$I AS key, sum(one) AS number FROM (' || moved || ') rows GROUP BY 1 HAVING sum(one) <> 0), '
    'known AS (UPDATE %2$I SET articles = articles + number FROM moved WHERE %1$I = key RETURNING key) '
    'INSERT INTO %2$I SELECT key, number FROM moved WHERE number > 0 AND key NOT IN (SELECT key FROM known)',
    TG_ARGV[0], TG_ARGV[1]
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE source record;
BEGIN
  FOR source IN VALUES ('articles', 'category_id', 'category_counts'), ('article_tags', 'tag_id', 'tag_counts')
  LOOP
    EXECUTE format('CREATE TRIGGER keep_counts_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS come '
      'FOR EACH STATEMENT EXECUTE FUNCTION count_articles(%L, %L)', source.column1, source.column2, source.column3);
    EXECUTE format('CREATE TRIGGER keep_counts_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS come '
      'FOR EACH STATEMENT EXECUTE FUNCTION count_articles(%L, %L)', source.column1, source.column2, source.column3);
    EXECUTE format('CREATE TRIGGER keep_counts_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS gone '
      'FOR EACH STATEMENT EXECUTE FUNCTION count_articles(%L, %L)', source.column1, source.column2, source.column3);
    EXECUTE format('CREATE TRIGGER keep_counts_truncated AFTER TRUNCATE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION count_articles(%L, %L)', source.column1, source.column2, source.column3);
  END LOOP;
END $$;
--> statement-breakpoint
-- The triggers lock their tables until the end of this transaction: nothing is written between them and these.
INSERT INTO category_counts SELECT category_id, count(*) FROM articles GROUP BY 1;--> statement-breakpoint
INSERT INTO tag_counts SELECT tag_id, count(*) FROM article_tags GROUP BY 1;
