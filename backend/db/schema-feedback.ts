import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Questions sent with the feedback form. */
export const feedback = pgTable(
  'feedback',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    company: text('company'),
    traffic: text('traffic'),
    email: text('email').notNull(),
    phone: text('phone'),
    source: text('source'),
    question: text('question').notNull(),
    /** Digest of the whole submission and the day: a resubmission is the same question. */
    digest: text('digest').notNull().unique(),
    /** Hash of the sender, for counting; the address itself is not stored. */
    sender: text('sender').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** What the desk answered; null for an open question, and for one that needs no answer. */
    answer: text('answer'),
    /** Who answered or closed it, and when; null while it is open. */
    doneBy: text('done_by'),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [index('feedback_sender').on(table.sender, table.createdAt)],
);

/** Sent messages, as long as there is no real delivery. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    to: text('to').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    text: text('text').notNull(),
    code: text('code'),
    /** The owner, when the address does not identify them: see `Message`. */
    about: text('about'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('outbox_to').on(table.to),
    index('outbox_about')
      .on(table.about)
      .where(sql`about is not null`),
    index('outbox_sent').on(table.sentAt),
  ],
);
