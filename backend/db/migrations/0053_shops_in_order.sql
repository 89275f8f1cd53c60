DROP INDEX "shops_title";--> statement-breakpoint
DROP INDEX "shops_kind";--> statement-breakpoint
CREATE INDEX "shops_in_order" ON "shops" USING btree (translate(lower("title"), 'ё', 'е') collate "C","id");--> statement-breakpoint
CREATE INDEX "shops_kind_in_order" ON "shops" USING btree ("kind",translate(lower("title"), 'ё', 'е') collate "C","id");