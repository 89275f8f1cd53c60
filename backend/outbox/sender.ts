import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';

/** A message to a person. */
export type Message = {
  readonly to: string;
  readonly channel: (typeof outbox.$inferSelect)['channel'];
  readonly text: string;
  /** The code in the message, if any. */
  readonly code?: string;
  /**
   * The owner of the data, when the recipient does not identify them: `feedback:12`, `form:7`,
   * `member:5`, `certificate:3` (its form). The message is deleted together with that record.
   */
  readonly about?: `${'feedback' | 'form' | 'member' | 'certificate'}:${number}`;
};

/**
 * Sends messages. It receives the transaction of the change the message is about, so a change that
 * was not stored is not announced.
 */
export type Sender = (message: Message, db: Database, sentAt: Date) => Promise<void>;

/** Delivers nothing: stores the messages for `/dev/outbox`. */
export const outboxSender: Sender = async (message, db, sentAt) => {
  await db.insert(outbox).values({ ...message, sentAt });
};
