import { eq, inArray } from 'drizzle-orm';
import { storeMemberConsents } from '../../consents/member-consents.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { packageCodes, users } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { registeredCodes } from '../club/package-codes.ts';
import { ANNA, NEWCOMER } from './phones.ts';

const hasMember = async (db: Database, phone: string) =>
  (await db.$count(users, eq(users.phone, phone))) > 0;

/** Her codes outlive her: a member who has deleted herself does not come back. */
async function annaWasHere(db: Database): Promise<boolean> {
  const codes = registeredCodes.map(({ code }) => code);
  return (
    (await hasMember(db, ANNA)) ||
    (await db.$count(packageCodes, inArray(packageCodes.code, codes))) > 0
  );
}

/**
 * The members of the demonstration: one with years behind her, one who has only just come. Whoever
 * exists is left as he is, whatever has become of him. Content must be there already.
 */
export async function makeDemoMembers(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Several backends may begin at one moment.
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
    if (newcomer) await storeMemberConsents(tx, newcomer.id, { policy: true }, null, now);
  });
}
