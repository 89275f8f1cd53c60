-- `url` is the address of an entity's page everywhere else; this is the shop's own site.
ALTER TABLE "shops" RENAME COLUMN "url" TO "website";
