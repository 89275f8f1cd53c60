/** Members: found, their points corrected, their data exported and deleted on demand. */
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure, notFound } from '../../failure.ts';
import { memberData } from '../../members/data.ts';
import { deleteMember } from '../../members/delete-member.ts';
import type { Member } from '../../members/held.ts';
import { attemptOf } from '../../once.ts';
import { balanceOf } from '../../points/balance.ts';
import { correctPoints } from '../../points/correct.ts';
import { holdLedger } from '../../points/ledger.ts';
import type { EditorContext } from '../handler.ts';
import { emailIn, numberIn, phoneIn, unreadable, veiled } from './found.ts';
import { noteLook } from './journal.ts';

const shown = async (db: Database, member: Member, now: Date) => ({
  id: member.id,
  first_name: member.firstName,
  last_name: member.lastName,
  phone: member.phone,
  email: member.email,
  joined_at: member.createdAt.toISOString(),
  balance: (await balanceOf(db, member.id, now)).available,
});

/** Not those who have deleted their account. */
export const present = (which: SQL) => and(which, isNull(users.deletedAt));

/** The member with this phone or email; null for input that is neither. */
export function byContact(typed: string): SQL | null {
  const email = emailIn(typed);
  if (email !== null) return eq(users.email, email);
  const phone = phoneIn(typed);
  return phone === null ? null : eq(users.phone, phone);
}

function whoseIs(typed: string): SQL {
  const contact = byContact(typed);
  if (contact !== null) return contact;
  const id = numberIn(typed);
  if (id === null) throw unreadable('Нужен телефон, почта или номер участника');
  return eq(users.id, id);
}

/** @throws Failure `invalid` for input that is no phone, email or number. */
export async function findMembers(
  context: EditorContext,
  { search, reason }: { readonly search: string; readonly reason: string },
) {
  const { db, now } = context;
  const [row] = await db
    .select()
    .from(users)
    .where(present(whoseIs(search)));
  const about = veiled(search);
  await noteLook(db, context, { action: 'members', about, member: row?.id ?? null, reason });
  const items = row ? [await shown(db, row, now)] : [];
  return { items, total: items.length };
}

/** @throws Failure `not_found`. */
async function assertPresent(db: Database, id: number): Promise<void> {
  if ((await db.$count(users, present(eq(users.id, id)))) > 0) return;
  throw notFound('Участник', 'не\u00a0найден');
}

/**
 * Locks the ledger of a member who has not left. Deleting an account locks it first, too: nothing happens to
 * the member after that.
 * @throws Failure `not_found`.
 */
async function holdPresent(tx: Database, id: number): Promise<void> {
  await holdLedger(tx, id);
  await assertPresent(tx, id);
}

const aboutHim = (id: number) => `участник ${id}`;

type Correcting = {
  readonly member: number;
  readonly points: number;
  readonly title: string;
  readonly reason: string;
};

/** @throws Failure `not_found`, `bad_request` without a key, `balance_too_low`, `key_reused`. */
export async function correctForDesk(
  context: EditorContext,
  { member, points, title, reason }: Correcting,
) {
  const { db, request, now } = context;
  const key = attemptOf(request.headers);
  if (key === null) throw new Failure('bad_request', 'Нужен заголовок Idempotency-Key');
  return db.transaction(async (tx) => {
    await holdPresent(tx, member);
    const correction = { userId: member, points, title, key };
    const { balance, isNew } = await correctPoints(tx, correction, now);
    const about = `${aboutHim(member)}: ${points > 0 ? '+' : '−'}${Math.abs(points)}`;
    if (isNew) await noteLook(tx, context, { action: 'points', about, member, reason });
    return { title, points, balance };
  });
}

/** @throws Failure `not_found`. */
export async function exportForDesk(context: EditorContext, member: number, reason: string) {
  const { db, siteUrl, now } = context;
  await assertPresent(db, member);
  await noteLook(db, context, { action: 'export', about: aboutHim(member), member, reason });
  return memberData(db, member, siteUrl, now);
}

/** @throws Failure `not_found`. */
export async function deleteForDesk(context: EditorContext, member: number, reason: string) {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    await holdPresent(tx, member);
    await deleteMember(tx, member, now);
    await noteLook(tx, context, { action: 'delete', about: aboutHim(member), member, reason });
  });
  return { done: true as const };
}
