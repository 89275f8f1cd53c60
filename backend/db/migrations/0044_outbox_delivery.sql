ALTER TABLE "outbox" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "list" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "state" text DEFAULT 'kept' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "cost" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "held" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "detail" text;--> statement-breakpoint
-- meant: nothing was delivered before this version, so that the outbox is short
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
-- meant: nothing was delivered before this version, so that the outbox is short
CREATE INDEX "outbox_spent" ON "outbox" USING btree ("tried_at") WHERE held is not null or cost is not null;--> statement-breakpoint
-- meant: nothing was delivered before this version, so that the outbox is short
CREATE INDEX "outbox_trouble" ON "outbox" USING btree ("id") WHERE state in ('dead', 'unknown', 'failed', 'waiting');