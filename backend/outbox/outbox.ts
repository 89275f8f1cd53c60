import { desc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';

/** Messages in the list: enough to find the latest one. */
const SHOWN = 200;

/** Sent messages, newest first, in the form that external tests rely on. */
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
