-- meant: it takes milliseconds in the tables of a club that has just begun
CREATE INDEX "certificate_requests_phone" ON "certificate_requests" USING btree ("phone");--> statement-breakpoint
-- meant: it takes milliseconds in the tables of a club that has just begun
CREATE INDEX "certificates_of_phone" ON "certificates" USING btree ("phone","id");--> statement-breakpoint
-- meant: it takes milliseconds in the tables of a club that has just begun
CREATE INDEX "survey_answers_form" ON "survey_answers" USING btree ("form_id");--> statement-breakpoint
-- An address that is given up once more leads to its entity again, perhaps after it was in use: the list of redirects
-- changes although the row does not, and the site must be told.
CREATE OR REPLACE FUNCTION keep_address(kind text, section text, alias text, entity_id integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO former_addresses (kind, section, alias, entity_id) VALUES (kind, section, alias, entity_id)
  ON CONFLICT ON CONSTRAINT former_addresses_kind_section_alias_pk
  DO UPDATE SET entity_id = excluded.entity_id, target = NULL, revision = former_addresses.revision + 1
$$;
