import { eq, inArray } from 'drizzle-orm';
import { storeMemberConsents } from '../../consents/member-consents.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { packageCodes, users } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { registeredCodes } from '../club/package-codes.ts';
import { ANNA, NEWCOMER } from './phones.ts';

const hasMember = async (db: Database, phone: string) =>
  (await db.$count(users, eq(users.phone, phone))) > 0;

/** Registered codes outlive the account, so a demo member who was deleted is not recreated. */
async function annaWasHere(db: Database): Promise<boolean> {
  const codes = registeredCodes.map(({ code }) => code);
  return (
    (await hasMember(db, ANNA)) ||
    (await db.$count(packageCodes, inArray(packageCodes.code, codes))) > 0
  );
}

/**
 * The demo members: one with years of history, and a new one. Existing members are left unchanged,
 * whatever their state. Requires the content to be seeded.
 */
export async function makeDemoMembers(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Several backends may start simultaneously.
    await oneAtATime(tx, 'demo-members');
    if (!(await annaWasHere(tx))) {
      const { makeAnna } = await import('./anna.ts');
      await makeAnna(tx, now);
    }
    const [newcomer] = await tx
      .insert(users)
      .values({ phone: NEWCOMER, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: users.phone })
      .returning({ id: users.id });
    if (newcomer)
      await storeMemberConsents(tx, newcomer.id, { policy: true }, { address: null }, now);
  });
}
