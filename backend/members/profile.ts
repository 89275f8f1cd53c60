import { and, desc, eq, isNull } from 'drizzle-orm';
import type { MemberData } from '../../contract/schemas/account.ts';
import type { Profile } from '../../contract/schemas/member.ts';
import { consentsOf } from '../consents/member-consents.ts';
import { profileChanges, users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { heldMember, type Member } from './held.ts';

/**
 * The profile as the contract returns it. An unconfirmed email takes precedence over the confirmed
 * one.
 */
export async function shownProfile(db: Database, member: Member): Promise<Profile> {
  return {
    id: member.id,
    firstName: member.firstName,
    lastName: member.lastName,
    phone: member.phone,
    email: member.pendingEmail ?? member.email,
    email_confirmed: member.pendingEmail === null && member.email !== null,
    birthday: member.birthday,
    city_id: member.cityId,
    children: member.children,
    consents: await consentsOf(db, member),
    updated_at: member.updatedAt.toISOString(),
  };
}

/** The failure for a member who has just deleted the account in another tab. */
export const gone = () => new Failure('unauthorized', 'Войдите, чтобы продолжить');

/** @throws Failure `unauthorized` for a deleted member. */
export async function memberById(db: Database, userId: number): Promise<Member> {
  const [member] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!member) throw gone();
  return member;
}

/**
 * The member, who cannot be deleted before this transaction ends: what it stores is deleted with the member, too.
 * @throws Failure `unauthorized` for a deleted member.
 */
export async function presentMember(tx: Database, userId: number): Promise<Member> {
  const member = await heldMember(tx, userId);
  if (!member) throw gone();
  return member;
}

/** The profile before each edit, newest first. */
export async function profileHistory(
  db: Database,
  userId: number,
): Promise<MemberData['profile_history']> {
  const rows = await db
    .select()
    .from(profileChanges)
    .where(eq(profileChanges.userId, userId))
    .orderBy(desc(profileChanges.id));
  return rows.map(({ changedAt, fields }) => ({ changed_at: changedAt.toISOString(), fields }));
}
