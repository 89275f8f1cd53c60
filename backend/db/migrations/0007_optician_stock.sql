-- Trial pairs that are left with the opticians who take part in the free pair.
CREATE TABLE "optician_stock" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"pairs" integer NOT NULL,
	CONSTRAINT "optician_stock_pairs_check" CHECK ("optician_stock"."pairs" >= 0)
);
--> statement-breakpoint
ALTER TABLE "optician_stock" ADD CONSTRAINT "optician_stock_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cities_title" ON "cities" USING btree ("title");
--> statement-breakpoint
CREATE INDEX "shops_title" ON "shops" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX "shops_kind" ON "shops" USING btree ("kind","title","id");
--> statement-breakpoint
-- Who takes part is content, how many pairs are left is not: an optician that joins or leaves gets
-- a new revision, a reservation changes none. `bump_revision` sees the changed number and puts the
-- next one of the sequence in its place.
CREATE FUNCTION bump_optician() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shops SET revision = revision + 1 WHERE id = coalesce(NEW.shop_id, OLD.shop_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bump_optician AFTER INSERT OR DELETE ON optician_stock
FOR EACH ROW EXECUTE FUNCTION bump_optician();
