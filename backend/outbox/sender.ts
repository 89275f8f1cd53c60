import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';

/** A message to a person. */
export type Message = {
  readonly to: string;
  readonly channel: (typeof outbox.$inferSelect)['channel'];
  readonly text: string;
  /** The code the message is about, where it is about one. */
  readonly code?: string;
  /**
   * Whose data it holds where the address does not tell: `feedback:12`, `form:7`, `member:5`,
   * `certificate:3` by its form. It goes with them.
   */
  readonly about?: `${'feedback' | 'form' | 'member' | 'certificate'}:${number}`;
};

/**
 * What sends messages. It is given the transaction of the change that the message tells of: what
 * was not stored is not told either.
 */
export type Sender = (message: Message, db: Database, sentAt: Date) => Promise<void>;

/** Sends nothing anywhere: keeps the messages where `/dev/outbox` shows them. */
export const outboxSender: Sender = async (message, db, sentAt) => {
  await db.insert(outbox).values({ ...message, sentAt });
};
