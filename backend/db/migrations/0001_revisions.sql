-- One sequence counts every change of content, whatever the table: a revision number says
-- «everything up to here» for the whole site.
CREATE SEQUENCE content_revision;
--> statement-breakpoint
-- A write that changes nothing gets no new revision, so a page is not rebuilt for it. Generated
-- columns are left out: before the write they are not computed yet and would look changed.
CREATE FUNCTION bump_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{search,letters}'::text[] = to_jsonb(OLD) - '{search,letters}'::text[] THEN
    RETURN NEW;
  END IF;
  NEW.revision := nextval('content_revision');
  NEW.updated_at := date_trunc('milliseconds', clock_timestamp());
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE content_table text;
BEGIN
  FOR content_table IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'revision'
  LOOP
    EXECUTE format(
      'CREATE TRIGGER bump_revision BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION bump_revision()',
      content_table
    );
  END LOOP;
END $$;
