import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Questions sent by the form of the themes. */
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
    /** Of all that was sent and the day: sent twice, it is one question. */
    digest: text('digest').notNull().unique(),
    /** Hash of where it came from, to count by; never the address itself. */
    sender: text('sender').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('feedback_sender').on(table.sender, table.createdAt)],
);

/** Messages that went out, as long as nobody really sends them. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    to: text('to').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    text: text('text').notNull(),
    code: text('code'),
    /** Whose it is where the address does not tell: see `Message`. */
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
