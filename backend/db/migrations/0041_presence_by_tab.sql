-- What is open is told again within half a minute.
DELETE FROM "editor_presence";--> statement-breakpoint
ALTER TABLE "editor_presence" DROP CONSTRAINT "editor_presence_pkey";--> statement-breakpoint
ALTER TABLE "editor_presence" ADD COLUMN "tab" text NOT NULL;--> statement-breakpoint
ALTER TABLE "editor_presence" ADD COLUMN "since" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "editor_presence" ADD CONSTRAINT "editor_presence_pk" PRIMARY KEY("who","tab");
