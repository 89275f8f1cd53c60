-- Redirects of editors: from any address, to any page of ours or to another site.
ALTER TABLE "former_addresses" ALTER COLUMN "entity_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "former_addresses" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_one_target" CHECK (num_nonnulls("former_addresses"."entity_id", "former_addresses"."target") = 1);
--> statement-breakpoint
-- An address whose entity has just given it up leads to that entity, whatever it led to before.
CREATE OR REPLACE FUNCTION keep_address(kind text, section text, alias text, entity_id integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO former_addresses (kind, section, alias, entity_id) VALUES (kind, section, alias, entity_id)
  ON CONFLICT ON CONSTRAINT former_addresses_kind_section_alias_pk
  DO UPDATE SET entity_id = excluded.entity_id, target = NULL
$$;
