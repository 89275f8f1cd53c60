/** Registration, password reset and sign-in by email and password. */
import { eq } from 'drizzle-orm';
import { versionsOf } from '../../src/config/member-consents.ts';
import { assertNoRobot } from '../captcha/passes.ts';
import { marksOf } from '../caller-marks.ts';
import { assertAgreed } from '../consents/member-consents.ts';
import { users } from '../db/schema.ts';
import type { Registration } from '../db/schema-members.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Context } from '../handler.ts';
import { forgetOtherDevices } from '../known-devices.ts';
import { countAttempt } from '../limits/attempts.ts';
import { endSessionsOf, replaceSession, type Opened } from '../sessions.ts';
import { comparedWithWaiting } from './contested.ts';
import { countLetter, storedEmail } from './email.ts';
import { heldByEmail, heldMember, holdEmail } from './held.ts';
import {
  dropKeysOf,
  dropOldKeys,
  keyExpiry,
  linkExpired,
  makeKey,
  takeKey,
} from './letter-keys.ts';
import { alreadyMemberLetter, nobodysLetter, restoreLetter, welcomeLetter } from './letters.ts';
import { assertHard, hashPassword, isPassword } from './password.ts';
import { countSignIn } from './sign-in-tries.ts';

type Wish = Required<Omit<Registration, 'passwordHash' | 'address'>> & {
  email: string;
  password: string;
};

/**
 * Sends the registration email. The owner of an address already in use gets a different email; the
 * caller cannot tell the difference, neither from the response nor from its timing. After a second
 * registration with another password, the password is chosen by whoever opens the link.
 * @throws Failure `bad_request` for a weak password, `captcha_failed`, `too_many_requests`.
 */
export async function register(wish: Wish, context: Context): Promise<void> {
  const { db, caller, now, send, siteUrl } = context;
  const at = now();
  const email = storedEmail(wish.email);
  assertHard(wish.password, [email, wish.firstName]);
  await assertNoRobot(context);
  await countLetter(db, caller, email, at);
  const { firstName, subscribe, invite, password } = wish;
  const passwordHash = await hashPassword(password);
  const uncontested = await comparedWithWaiting(db, { email, password, now: at });
  // The link may be opened after the wording has changed.
  const versions = { ...versionsOf(['policy', 'subscribe']), ...wish.versions };
  const typed = { firstName, subscribe, versions, invite, passwordHash, address: caller.address };
  await dropOldKeys(db, at);
  await db.transaction(async (tx) => {
    await holdEmail(tx, email);
    const known = await heldByEmail(tx, email);
    const wanted = known
      ? ({ purpose: 'restore', email, userId: known.id } as const)
      : ({
          purpose: 'registration',
          email,
          registration: await uncontested(tx, typed),
        } as const);
    const letter = { siteUrl, key: await makeKey(tx, wanted, at) };
    const written = await (known
      ? alreadyMemberLetter(tx, letter)
      : welcomeLetter(tx, letter, firstName));
    const expiresAt = keyExpiry(wanted.purpose, at);
    await send({ to: email, channel: 'email', ...written, expiresAt }, tx, at);
  });
}

/** Sends the password reset link; an address without a member gets an email that says so. */
export async function askForPassword(typed: string, context: Context): Promise<void> {
  const { db, caller, now, send, siteUrl } = context;
  const at = now();
  const email = storedEmail(typed);
  await countLetter(db, caller, email, at);
  await dropOldKeys(db, at);
  await db.transaction(async (tx) => {
    await holdEmail(tx, email);
    const userId = (await heldByEmail(tx, email))?.id ?? null;
    // Created even without a member, so that the work is the same. Such a key opens nothing, and no
    // email contains it.
    const key = await makeKey(tx, { purpose: 'restore', email, userId }, at);
    const letter = await (userId === null
      ? nobodysLetter(tx, siteUrl)
      : restoreLetter(tx, { siteUrl, key }));
    const expiresAt = keyExpiry('restore', at);
    await send({ to: email, channel: 'email', ...letter, expiresAt }, tx, at);
  });
}

/** The wording of the consent that was ticked, if any. */
type Policy = { policy?: string | undefined };

/**
 * Sets a new password with the link of an email, ends the member's sessions and signs them in.
 * @throws Failure `link_expired`, `bad_request` for a weak password, `consent_missing`; the key
 * stays valid then.
 */
export async function setPassword(
  { key, password, policy }: { key: string; password: string } & Policy,
  { db, caller, now }: Context,
): Promise<Opened> {
  const at = now();
  await countKey(db, caller, at);
  assertHard(password, []);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const { userId, email } = await takeKey(tx, key, ['restore'], at);
    assertHard(password, [email]);
    const member = userId === null ? null : await heldMember(tx, userId);
    // An address that is no longer theirs opens nothing.
    if (member?.email !== email) throw linkExpired();
    await assertAgreed(tx, member.id, { policy, address: caller.address }, at);
    await tx.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, member.id));
    await dropKeysOf(tx, member.id);
    await endSessionsOf(tx, member.id);
    await forgetOtherDevices(tx, caller, member.id);
    return replaceSession(tx, caller, member.id, at);
  });
}

/**
 * Counts attempts with a key before any work: keys cannot be guessed or used to overload the
 * server.
 */
export const countKey = (db: Database, caller: Context['caller'], now: Date) =>
  countAttempt(
    db,
    [{ kind: 'key', mark: marksOf(caller).address, most: 100, minutes: 60 }],
    'Попыток было слишком много. Попробуйте через час',
    now,
  );

const loginWrong = () => new Failure('login_wrong', 'Почта или пароль не\u00a0подходят');

/**
 * @throws Failure `login_wrong` for a wrong email or password alike, after the same work;
 * `consent_missing` only when the password is right.
 */
export async function signInByEmail(
  typed: { email: string; password: string } & Policy,
  context: Context,
): Promise<Opened> {
  const { db, caller, now } = context;
  const at = now();
  const email = storedEmail(typed.email);
  await countSignIn(email, context);
  const [found] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  // Outside the transaction: hashing is slow and must not block others.
  if (!(await isPassword(typed.password, found?.passwordHash ?? null)) || !found) {
    throw loginWrong();
  }
  return db.transaction(async (tx) => {
    const member = await heldMember(tx, found.id);
    // The member may have changed the password or deleted the account in the meantime.
    if (!member || member.passwordHash !== found.passwordHash) throw loginWrong();
    await assertAgreed(tx, member.id, { policy: typed.policy, address: caller.address }, at);
    return replaceSession(tx, caller, member.id, at);
  });
}
