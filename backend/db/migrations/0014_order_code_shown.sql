ALTER TABLE "orders" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
-- Until now every code stood in the list of orders, where a cashier could have read it.
UPDATE "orders" SET "shown_at" = "updated_at" WHERE "code" IS NOT NULL;
