ALTER TABLE "consents" DROP CONSTRAINT "consents_person";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about" text;--> statement-breakpoint
CREATE INDEX "consents_email" ON "consents" USING btree ("email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "outbox_to" ON "outbox" USING btree ("to");--> statement-breakpoint
CREATE INDEX "outbox_about" ON "outbox" USING btree ("about") WHERE about is not null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person" CHECK (coalesce("consents"."phone", "consents"."email") is not null or "consents"."user_id" is not null);