ALTER TABLE "outbox" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "trace" text;