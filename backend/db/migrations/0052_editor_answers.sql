CREATE TABLE "editor_answers" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"digest" text NOT NULL,
	"answer" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "editor_answers_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE INDEX "editor_answers_created" ON "editor_answers" USING btree ("created_at");