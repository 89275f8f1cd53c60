import { randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Invitation } from '../../contract/schemas/member.ts';
import { routes } from '../../src/config/routes.ts';
import { users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { earn } from '../points/ledger.ts';
import { readPointsRules } from '../points/rules.ts';

/** Without lookalikes: the code is also read aloud and typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Code collisions after which something must be wrong. */
const TRIES = 5;

const makeCode = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Normalises typed input, which may be in either case. */
const storedCode = (typed: string) => typed.trim().toUpperCase();

/** The member's code, created on first use and then permanent. */
async function codeOf(db: Database, userId: number): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [kept] = await db
      .select({ code: users.inviteCode })
      .from(users)
      .where(eq(users.id, userId));
    if (kept?.code) return kept.code;
    const code = makeCode();
    // Nothing is written when a concurrent request was faster or another member has the code.
    if ((await db.$count(users, eq(users.inviteCode, code))) > 0) continue;
    await db
      .update(users)
      .set({ inviteCode: code })
      .where(and(eq(users.id, userId), isNull(users.inviteCode), isNull(users.deletedAt)));
  }
  throw new Error(`No unused invitation code was found for member ${userId}`);
}

/** The invitation of a member who already has a code. */
async function invitationWith(
  db: Database,
  { id, code }: { id: number; code: string },
  siteUrl: string,
): Promise<Invitation> {
  const url = new URL(routes.friendRegistration, siteUrl);
  url.searchParams.set('invite', code);
  const invited = await db.$count(users, eq(users.invitedBy, id));
  const { earnings } = await readPointsRules(db);
  return { code, url: url.href, bonus: earnings.inviter.points, invited };
}

/** The invitation a member sends to friends. */
export const invitationOf = async (db: Database, userId: number, siteUrl: string) =>
  invitationWith(db, { id: userId, code: await codeOf(db, userId) }, siteUrl);

/** The existing invitation, if any; showing it creates none. */
export async function keptInvitation(
  db: Database,
  userId: number,
  siteUrl: string,
): Promise<Invitation | null> {
  const [kept] = await db
    .select({ code: users.inviteCode })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.inviteCode)));
  return kept?.code ? invitationWith(db, { id: userId, code: kept.code }, siteUrl) : null;
}

/** The member behind a code, as a stranger may see them. */
export async function inviterOf(db: Database, typed: string) {
  const [inviter] = await db
    .select({ id: users.id, code: users.inviteCode, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.inviteCode, storedCode(typed)), isNull(users.deletedAt)));
  return inviter?.code ? { ...inviter, code: inviter.code } : null;
}

/**
 * Records who invited a new member and pays the invited friend's bonus. An unknown code does not
 * prevent membership, and members cannot invite themselves.
 */
export async function acceptInvitation(
  tx: Database,
  userId: number,
  typed: string,
  now: Date,
): Promise<void> {
  const inviter = await inviterOf(tx, typed);
  if (!inviter || inviter.id === userId) return;
  const joined = await tx
    .update(users)
    .set({ invitedBy: inviter.id })
    .where(and(eq(users.id, userId), isNull(users.invitedBy), ne(users.id, inviter.id)))
    .returning({ id: users.id });
  if (joined.length > 0) await earn(tx, userId, 'invited', 'invitation', now);
}
