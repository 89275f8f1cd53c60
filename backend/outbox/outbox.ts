import { desc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';

/** Messages on one page of the list: enough for whoever looks for the last one. */
const SHOWN = 200;

/** The messages that went out, newest first, in the form tests outside the project rely on. */
export async function readOutbox(db: Database): Promise<Record<string, string>[]> {
  const rows = await db
    .select()
    .from(outbox)
    .orderBy(desc(outbox.sentAt), desc(outbox.id))
    .limit(SHOWN);
  return rows.map(({ to, channel, text, code, sentAt }) => ({
    to,
    channel,
    text,
    ...(code === null ? {} : { code }),
    sent_at: sentAt.toISOString(),
  }));
}
