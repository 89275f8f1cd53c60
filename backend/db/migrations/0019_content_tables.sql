-- What makes a table content, in one call: a migration that brings one says
-- `SELECT make_content('tips', 'tips');`, and `SELECT link_content('tip_tags', 'tips', 'tip_id');` for pairs.
-- Called again, for another collection too, it puts its triggers in the place of those that are there.
CREATE FUNCTION make_content(content_table text, collection text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER bump_revision BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION bump_revision()',
    content_table
  );
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER queue_created AFTER INSERT ON %I FOR EACH ROW EXECUTE FUNCTION queue_saved(%L)',
    content_table, collection
  );
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER queue_changed AFTER UPDATE ON %I FOR EACH ROW WHEN (OLD.revision <> NEW.revision) EXECUTE FUNCTION queue_saved(%L)',
    content_table, collection
  );
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER count_deletion AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_deleted(%L)',
    content_table, collection
  );
END $$;
--> statement-breakpoint
-- A pair has no revision of its own: whoever owns it gets a new one.
CREATE FUNCTION link_content(link_table text, owner text, owner_id text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER count_deletion AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_owners(%L, %L)',
    link_table, owner, owner_id
  );
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER count_link AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_owners(%L, %L)',
    link_table, owner, owner_id
  );
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER count_move AFTER UPDATE ON %I REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_moved_owners(%L, %L)',
    link_table, owner, owner_id
  );
END $$;
