import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { DeskReview } from '../../contract/schemas/desk.ts';
import type { SurveyAnswers, SurveyForm, SurveySolutions } from '../../contract/schemas/survey.ts';
import { entityColumns, position } from './columns.ts';
import { users } from './schema-members.ts';

/**
 * Polls and surveys. The ids of questions and options are inside the JSON, and answers refer to
 * them.
 */
export const surveyForms = pgTable('survey_forms', {
  ...entityColumns(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  kind: text('kind').$type<SurveyForm['kind']>().notNull(),
  questions: jsonb('questions').$type<SurveyForm['questions']>().notNull(),
  /** The correct quiz answers, revealed after answering. */
  solutions: jsonb('solutions').$type<SurveySolutions>().notNull().default([]),
  position: position(),
});

/**
 * A submission, once per member or device. There is no foreign key to the form: a new seed empties
 * the forms, and accepted answers must outlive it.
 */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    formId: integer('form_id').notNull(),
    answers: jsonb('answers').$type<SurveyAnswers>().notNull(),
    deviceId: text('device_id'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('survey_answers_member')
      .on(table.formId, table.userId)
      .where(sql`user_id is not null`),
    uniqueIndex('survey_answers_device')
      .on(table.formId, table.deviceId)
      .where(sql`user_id is null`),
    // The others are partial, and the results of a form count all of its answers.
    index('survey_answers_form').on(table.formId),
  ],
);

/** Reviews of pages and products, and links to reviews elsewhere. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<'common' | 'social'>().notNull(),
    /** 1 to 5; null for a link to a review. */
    rating: integer('rating'),
    text: text('text').notNull().default(''),
    url: text('url'),
    page: text('page'),
    productId: integer('product_id'),
    deviceId: text('device_id'),
    /** Hash of the network address, used only for rate limiting. */
    addressHash: text('address_hash'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    state: text('state').$type<DeskReview['state']>().notNull().default('waiting'),
    /** Who approved or rejected it, when, and why; null while it is pending. */
    decidedBy: text('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    reason: text('reason'),
  },
  (table) => [
    index('reviews_created').on(table.createdAt),
    index('reviews_state').on(table.state, table.id),
  ],
);
