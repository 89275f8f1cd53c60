-- A section of the catalogue stands in the query of its address; renamed, it is found there as before.
CREATE TRIGGER keep_former_address AFTER UPDATE OF alias ON catalog_sections FOR EACH ROW
WHEN (OLD.alias <> NEW.alias) EXECUTE FUNCTION keep_former_address('section');
