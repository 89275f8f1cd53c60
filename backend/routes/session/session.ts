import { asc, eq, like } from 'drizzle-orm';
import * as v from 'valibot';
import * as calls from '../../../contract/calls/session.ts';
import { userCheck } from '../../../contract/calls/user.ts';
import { metadata as metadataSchema } from '../../../contract/schemas/reference.ts';
import { marksOf } from '../../caller-marks.ts';
import { documents, users } from '../../db/schema.ts';
import { implement } from '../../handler.ts';
import { countAttempt } from '../../limits/attempts.ts';
import { endSession, openSession } from '../../sessions.ts';
import { wholeDocument } from '../../stored-document.ts';
import { settings as settingsSchema } from '../../../contract/schemas/settings.ts';

/** New tokens per hour for one network address, which a whole office or mobile operator may share. */
const TOKENS = 300;

const token = implement(calls.token, async (_params, { db, caller, now }) => {
  const at = now();
  // A renewal stores nothing new. Each new token is a row that stays for months, and costs its visitor nothing.
  if (caller.token === null) {
    await countAttempt(
      db,
      [{ kind: 'token', mark: marksOf(caller).address, most: TOKENS, minutes: 60 }],
      'Запросов с\u00a0вашего адреса пришло слишком много. Попробуйте через час',
      at,
    );
  }
  const session = await openSession(db, caller, at);
  return { token: session.token, token_expired: session.expiresAt.toISOString() };
});

const expire = implement(calls.tokenExpire, async (_params, { db, caller }) => ({
  expired: await endSession(db, caller),
}));

const settings = implement(calls.settingsView, async (_params, { db }) => ({
  item: await wholeDocument(db, 'settings', settingsSchema.entries.item),
}));

const metadata = implement(calls.metadata, ({ pageCode }, { db }) =>
  wholeDocument(db, `metadata:${pageCode}`, metadataSchema),
);

const metadataList = implement(calls.metadataList, async (_params, { db }) => {
  const rows = await db
    .select()
    .from(documents)
    .where(like(documents.code, 'metadata:%'))
    .orderBy(asc(documents.code));
  const items = rows.map(({ data, updatedAt }) =>
    v.parse(metadataSchema, { ...data, updated_at: updatedAt.toISOString() }),
  );
  return { items, total: items.length };
});

const check = implement(userCheck, async (_params, { db, caller }) => {
  if (caller.userId === null) return { user: null };
  const [user] = await db
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, caller.userId));
  return { user: user ?? null };
});

export const sessionHandlers = [token, expire, settings, metadata, metadataList, check];
