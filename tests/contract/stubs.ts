import type { Handler } from '../../backend/handler.ts';
import { sessions, users } from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import { openSession } from '../../backend/sessions.ts';
import { TOKEN_HEADER } from '../../contract/headers.ts';
import { table } from '../../contract/table.ts';

/**
 * Handlers that return the parameters they receive: they test the layers in front of a handler for
 * every call, whether or not it is implemented.
 */
export const stubs: readonly Handler[] = table.map((call) => ({
  call,
  run: async (params) => ({ asked: params }),
}));

/** A member with an open session. */
export async function signIn(db: Database, now = new Date(), phone = '+79991112233') {
  const [user] = await db.insert(users).values({ phone, firstName: 'Анна' }).returning();
  if (!user) throw new Error('The member could not be stored');
  const caller = { token: null, deviceId: null, address: null, userId: user.id };
  const { token } = await openSession(db, caller, now);
  return { user: { ...user, phone }, token, headers: { [TOKEN_HEADER]: token } };
}

export const countSessions = (db: Database) => db.$count(sessions);
