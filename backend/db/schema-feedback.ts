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
    /** The desk's answer; null for an open question, and for one that needs no answer. */
    answer: text('answer'),
    /** Who answered or closed it, and when; null while it is open. */
    doneBy: text('done_by'),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [index('feedback_sender').on(table.sender, table.createdAt)],
);

/**
 * Messages to people, written in the transaction of the change that they report, and delivered later by
 * `backend/delivery`. Without a gateway for their channel they are only stored.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    to: text('to').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    /** Null for an SMS. */
    subject: text('subject'),
    text: text('text').notNull(),
    code: text('code'),
    /** The owner, when the address does not identify them: see `Message`. */
    about: text('about'),
    /** The consent that a mailing rests on; null: the message concerns the person's own action. */
    list: text('list').$type<MailingList>(),
    /** When it was queued. */
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** When it becomes useless, like an expired code. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    state: text('state').$type<DeliveryState>().notNull().default('kept'),
    /** Attempts since it was queued, or since an editor had it sent again. */
    tries: integer('tries').notNull().default(0),
    /** The time of the last attempt, which identifies it: an outcome applies only to its own attempt. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** When it needs processing again: the next attempt, the end of a lease, the next question. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    /** Questions to the gateway about this attempt. */
    asked: integer('asked').notNull().default(0),
    gateway: text('gateway'),
    gatewayId: text('gateway_id'),
    /** In kopecks, as the gateway reports. */
    cost: integer('cost'),
    /** Kopecks reserved for it until the gateway reports the cost. */
    held: integer('held'),
    failure: text('failure').$type<DeliveryFailure>(),
    /** The gateway's own code; never its message, which may contain the address. */
    detail: text('detail'),
    /** The id of the request that queued it, for the logs; null if a job queued it. */
    request: text('request'),
    /** The trace context of that request (`traceparent`); null without tracing. */
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
