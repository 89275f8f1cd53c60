import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DeliveryFailure, DeliveryState } from '../../contract/schemas/deliveries.ts';
import type { MailingList } from '../../src/config/mailing-lists.ts';

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

/**
 * Messages to people, written in the transaction of the change that they are about and delivered
 * afterwards by `backend/delivery`. Without a gateway for their channel they only lie here.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    to: text('to').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    /** Of a letter. */
    subject: text('subject'),
    text: text('text').notNull(),
    code: text('code'),
    /** The owner, when the address does not identify them: see `Message`. */
    about: text('about'),
    /** The consent that a letter rests on; null: it concerns what the person did. */
    list: text('list').$type<MailingList>(),
    /** When it was handed over for sending. */
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** When it loses its meaning, as a code does. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    state: text('state').$type<DeliveryState>().notNull().default('kept'),
    /** Attempts since it was handed over, or since an editor had it sent again. */
    tries: integer('tries').notNull().default(0),
    /** The last attempt: an outcome counts only for its own. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** When somebody has to look at it again: the next try, the end of a lease, a question. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    /** Questions to the gateway about this attempt. */
    asked: integer('asked').notNull().default(0),
    gateway: text('gateway'),
    gatewayId: text('gateway_id'),
    /** Kopecks, as the gateway says. */
    cost: integer('cost'),
    /** Kopecks that are reserved for it until the gateway says. */
    held: integer('held'),
    failure: text('failure').$type<DeliveryFailure>(),
    /** The gateway's own code; never its words, which may contain the address. */
    detail: text('detail'),
    /** The id of the request that queued it, which the logs have; null for what a job queued. */
    request: text('request'),
    /** Where that request stood in its trace (`traceparent`); null where nothing is traced. */
    trace: text('trace'),
  },
  (table) => [
    index('outbox_to').on(table.to),
    index('outbox_about')
      .on(table.about)
      .where(sql`about is not null`),
    index('outbox_sent').on(table.sentAt),
    index('outbox_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    index('outbox_spent')
      .on(table.triedAt)
      .where(sql`held is not null or cost is not null`),
    index('outbox_trouble')
      .on(table.id)
      .where(sql`state in ('dead', 'unknown', 'failed', 'waiting')`),
  ],
);
