import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Profile } from '../../contract/schemas/member.ts';
import { readConsents, storeMemberConsents } from '../consents/member-consents.ts';
import { profileChanges, users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { memberOf, type Context } from '../handler.ts';
import { formerAddress } from '../kept/person.ts';
import { countAttempt } from '../limits/attempts.ts';
import { countLetter, isFreeFor, storedEmail } from './email.ts';
import { heldMember, holdEmail, type Member } from './held.ts';
import { dropKeysOf, hasKey, keyExpiry, makeKey } from './letter-keys.ts';
import { formerAddressLetter, newAddressLetter, takenAddressLetter } from './letters.ts';
import { assertSound, type ProfileEdit } from './profile-faults.ts';
import { gone, memberById, shownProfile } from './profile.ts';

type Values = Partial<
  Pick<
    Member,
    | 'firstName'
    | 'lastName'
    | 'birthday'
    | 'cityId'
    | 'children'
    | 'email'
    | 'pendingEmail'
    | 'passwordHash'
  >
>;

/** Profile field names in the history, by column. */
const TOLD = {
  firstName: 'firstName',
  lastName: 'lastName',
  birthday: 'birthday',
  cityId: 'city_id',
  children: 'children',
} as const;

/** The new values of the columns an edit names. Empty text becomes null. */
function valuesOf({ firstName, lastName, birthday, city_id, children }: ProfileEdit): Values {
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName: lastName || null }),
    ...(birthday === undefined ? {} : { birthday }),
    ...(city_id === undefined ? {} : { cityId: city_id }),
    ...(children === undefined ? {} : { children }),
  };
}

/** The previous values of the changed fields. */
function replaced(member: Member, values: Values): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const [column, name] of Object.entries(TOLD)) {
    const key = column as keyof typeof TOLD;
    if (key in values && !isDeepStrictEqual(values[key], member[key])) changed[name] = member[key];
  }
  if (values.email === null) Object.assign(changed, formerAddress(member.email));
  const shown = (fields: Values) => fields.pendingEmail ?? fields.email ?? null;
  if (shown({ ...member, ...values }) !== shown(member)) changed['email'] = shown(member);
  return changed;
}

/** The new email columns. Null is only allowed for a member who can sign in by phone. */
function emailValues(member: Member, wanted: string | null | undefined): Values {
  if (wanted === undefined) return {};
  // A password cannot sign in without an email.
  if (wanted === null) return { email: null, pendingEmail: null, passwordHash: null };
  return { pendingEmail: wanted === member.email ? null : wanted };
}

async function store(tx: Database, member: Member, values: Values, now: Date): Promise<void> {
  const fields = replaced(member, values);
  await tx
    .update(users)
    .set({ ...values, updatedAt: now })
    .where(eq(users.id, member.id));
  if (Object.keys(fields).length > 0) {
    await tx.insert(profileChanges).values({ userId: member.id, fields, changedAt: now });
  }
}

/**
 * Whether an address gets an email: a new one, or an unconfirmed one whose link has expired or that the
 * member requests again.
 */
async function isNewAddress(
  db: Database,
  { id: userId, email, pendingEmail }: Member,
  { wanted, again = false }: { wanted: string | null | undefined; again: boolean | undefined },
  now: Date,
): Promise<boolean> {
  if (!wanted || wanted === email) return false;
  if (wanted !== pendingEmail || again) return true;
  return !(await hasKey(db, { purpose: 'email', email: wanted, userId }, now));
}

/** Edits of one member in an hour. Former values and consents are kept for years. */
const EDITS = 60;

/** @throws Failure `too_many_requests`. */
const countEdit = (db: Database, userId: number, now: Date) =>
  countAttempt(
    db,
    [{ kind: 'profile', mark: `member:${userId}`, most: EDITS, minutes: 60 }],
    'Изменений было слишком много. Попробуйте через час',
    now,
  );

/**
 * Changes a profile and records the previous values. A new email has to be confirmed by its link
 * first; until then the current one signs in. Whether another member has it is only revealed to its
 * owner.
 * @throws Failure `bad_request`, `too_many_requests`.
 */
export async function editProfile(edit: ProfileEdit, context: Context): Promise<Profile> {
  const { db, caller, now, send, siteUrl } = context;
  const at = now();
  const userId = memberOf(caller);
  const consents = readConsents(edit.consents ?? {});
  const wanted = edit.email ? storedEmail(edit.email) : edit.email;
  const before = await memberById(db, userId);
  await assertSound(db, edit, before, at);
  await countEdit(db, userId, at);
  const isNew = await isNewAddress(db, before, { wanted, again: edit.email_again }, at);
  if (wanted && isNew) await countLetter(db, caller, wanted, at);
  return db.transaction(async (tx) => {
    if (wanted) await holdEmail(tx, wanted);
    const member = await heldMember(tx, userId);
    if (!member) throw gone();
    const address = emailValues(member, wanted);
    await store(tx, member, { ...valuesOf(edit), ...address }, at);
    const shown = { address: caller.address, versions: edit.consentVersions };
    await storeMemberConsents(tx, userId, consents, shown, at);
    const next = { email: member.email, pendingEmail: member.pendingEmail, ...address };
    if (next.email !== member.email || next.pendingEmail !== member.pendingEmail) {
      await dropKeysOf(tx, userId);
    }
    if (wanted === null && member.email !== null) {
      // As for a change: otherwise a stolen session could remove the address first, and nobody would be told.
      const letter = await formerAddressLetter(tx, siteUrl);
      const about = `member:${userId}` as const;
      await send({ to: member.email, channel: 'email', ...letter, about }, tx, at);
    }
    if (wanted && isNew) {
      const isFree = await isFreeFor(tx, wanted, userId);
      // Created for a taken address, too, so that the work is the same, now and at the next save. No
      // email contains such a key.
      const key = await makeKey(tx, { purpose: 'email', email: wanted, userId }, at);
      const letter = await (isFree
        ? newAddressLetter(tx, { siteUrl, key })
        : takenAddressLetter(tx, siteUrl));
      // A free address has no known owner yet; the other email concerns its owner alone.
      const about = isFree ? { about: `member:${userId}` as const } : {};
      const expiresAt = keyExpiry('email', at);
      await send({ to: wanted, channel: 'email', ...letter, ...about, expiresAt }, tx, at);
    }
    return shownProfile(tx, await memberById(tx, userId));
  });
}
