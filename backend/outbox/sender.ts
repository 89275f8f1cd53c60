import type { MailingList } from '../../src/config/mailing-lists.ts';
import { currentRequest } from '../../system/request-scope.ts';
import { currentTrace } from '../../system/spans.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import { tellWorkers } from '../jobs/tell-workers.ts';

/** How messages are delivered. */
export type Channel = (typeof outbox.$inferSelect)['channel'];

type Owner = `${'feedback' | 'form' | 'member' | 'certificate'}:${number}`;

type Addressed = {
  readonly to: string;
  readonly text: string;
  /**
   * The owner of the data, when the recipient does not identify them: `feedback:12`, `form:7`,
   * `member:5`, `certificate:3` (its form). The message is deleted together with that record.
   */
  readonly about?: Owner;
  /** When it becomes useless: after this it is given up and not sent. */
  readonly expiresAt?: Date;
};

export type Sms = Addressed & {
  readonly channel: 'sms';
  /** The code in the message, if any. */
  readonly code?: string;
};

/**
 * `list`: the consent that a mailing rests on. It goes to a member, who can unsubscribe by its link.
 */
type OfList =
  | { readonly list?: never }
  | { readonly list: MailingList; readonly about: Extract<Owner, `member:${number}`> };

type Email = Addressed &
  OfList & {
    readonly channel: 'email';
    readonly subject: string;
  };

/** A message to a person. */
export type Message = Sms | Email;

/**
 * Queues messages in the transaction of the change that they report, so that a change that was rolled
 * back is not announced. They are delivered after that transaction, possibly in another process.
 */
export type Sender = (message: Message, db: Database, sentAt: Date) => Promise<void>;

/**
 * Queues messages of the delivered channels, and only stores all others. The delivery is woken when the
 * transaction commits.
 * @param delivered channels for which this installation has gateways.
 */
export const senderFor =
  (delivered: ReadonlySet<Channel>): Sender =>
  async (message, db, sentAt) => {
    const isDelivered = delivered.has(message.channel);
    const queued = { state: 'waiting', nextTryAt: sentAt } as const;
    const how = isDelivered ? queued : { state: 'kept' as const };
    const from = { request: currentRequest() ?? null, trace: currentTrace() };
    await db.insert(outbox).values({ ...message, sentAt, ...how, ...from });
    if (isDelivered) await tellWorkers(db, ['messages']);
  };

/** Delivers nothing: stores the messages for `/dev/outbox`. */
export const outboxSender: Sender = senderFor(new Set());
