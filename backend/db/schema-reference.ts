import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Instruction, LinkPage, PageDocument } from '../../contract/schemas/reference.ts';
import type { Picture } from '../../contract/fields.ts';
import { entityColumns, position } from './columns.ts';

export const faqSections = pgTable('faq_sections', {
  ...entityColumns(),
  title: text('title').notNull(),
  position: position(),
});

export const faqItems = pgTable('faq_items', {
  ...entityColumns(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  sectionId: integer('section_id')
    .notNull()
    .references(() => faqSections.id),
  popular: boolean('popular').notNull().default(false),
  position: position(),
});

export const instructionTypes = pgTable('instruction_types', {
  ...entityColumns(),
  title: text('title').notNull(),
  position: position(),
});

export const instructions = pgTable('instructions', {
  ...entityColumns(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  typeId: integer('type_id')
    .notNull()
    .references(() => instructionTypes.id),
  minutes: integer('minutes').notNull(),
  steps: jsonb('steps').$type<Instruction['steps']>().notNull(),
  warnings: jsonb('warnings').$type<string[]>().notNull(),
  cover: jsonb('cover').$type<Picture>().notNull(),
  position: position(),
});

export const linkPages = pgTable('link_pages', {
  ...entityColumns(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  groups: jsonb('groups').$type<LinkPage['groups']>().notNull(),
  position: position(),
});

export const staticPages = pgTable(
  'static_pages',
  {
    ...entityColumns(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    body: text('body').notNull(),
    document: jsonb('document').$type<PageDocument>(),
    position: position(),
  },
  // The name of the file that the page can be downloaded as.
  (table) => [uniqueIndex('static_pages_document_name').on(sql`(${table.document} ->> 'name')`)],
);

export const footnotes = pgTable('footnotes', {
  ...entityColumns(),
  text: text('text').notNull(),
  position: position(),
});

export const themes = pgTable('themes', {
  ...entityColumns(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  body: text('body').notNull(),
  cover: jsonb('cover').$type<Picture>().notNull(),
  redirect: text('redirect'),
  position: position(),
});

/**
 * Singleton documents: the site's settings, the content of single pages and page metadata for
 * crawlers (`metadata:<pageCode>`). The contract is their schema.
 */
export const documents = pgTable('documents', {
  code: text('code').primaryKey(),
  id: integer('id').notNull().unique().generatedByDefaultAsIdentity(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
