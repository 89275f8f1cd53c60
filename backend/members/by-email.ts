/** Members who sign in by e-mail and password: letters, links, sign-in. */
import { eq } from 'drizzle-orm';
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
import { countLetter, storedEmail } from './email.ts';
import { heldByEmail, heldMember, holdEmail } from './held.ts';
import { dropKeysOf, dropOldKeys, linkExpired, makeKey, takeKey } from './letter-keys.ts';
import { alreadyMemberLetter, nobodysLetter, restoreLetter, welcomeLetter } from './letters.ts';
import { assertHard, hashPassword, isPassword } from './password.ts';
import { countSignIn } from './sign-in-tries.ts';

type Wish = Omit<Registration, 'passwordHash' | 'address'> & { email: string; password: string };

/**
 * Sends the letter that makes a member. Who has that address already gets another letter; whoever
 * asked for it sees no difference, neither in the answer nor in the work.
 * @throws Failure `bad_request` for an easy password, `captcha_failed`, `too_many_requests`.
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
  const registration = { firstName, subscribe, invite, passwordHash, address: caller.address };
  await dropOldKeys(db, at);
  await db.transaction(async (tx) => {
    await holdEmail(tx, email);
    const known = await heldByEmail(tx, email);
    const wanted = known
      ? ({ purpose: 'restore', email, userId: known.id } as const)
      : ({ purpose: 'registration', email, registration } as const);
    const letter = { siteUrl, key: await makeKey(tx, wanted, at) };
    const text = known ? alreadyMemberLetter(letter) : welcomeLetter(letter, firstName);
    await send({ to: email, channel: 'email', text }, tx, at);
  });
}

/** Sends the letter with a link to a new password; to an address that nobody has, one that says so. */
export async function askForPassword(typed: string, context: Context): Promise<void> {
  const { db, caller, now, send, siteUrl } = context;
  const at = now();
  const email = storedEmail(typed);
  await countLetter(db, caller, email, at);
  await dropOldKeys(db, at);
  await db.transaction(async (tx) => {
    await holdEmail(tx, email);
    const userId = (await heldByEmail(tx, email))?.id ?? null;
    // Made for nobody, too: the work is the same. Such a key opens nothing, and no letter has it.
    const key = await makeKey(tx, { purpose: 'restore', email, userId }, at);
    const text = userId === null ? nobodysLetter(siteUrl) : restoreLetter({ siteUrl, key });
    await send({ to: email, channel: 'email', text }, tx, at);
  });
}

/** Which wording of the consent was ticked, if any. */
type Policy = { policy?: string | undefined };

/**
 * Sets a new password by the link of a letter, ends the member's sessions and signs him in.
 * @throws Failure `link_expired`, `bad_request` for an easy password, `consent_missing`; the key is
 * kept then.
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
    if (!member) throw linkExpired();
    await assertAgreed(tx, member.id, { policy, address: caller.address }, at);
    await tx.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, member.id));
    await dropKeysOf(tx, member.id);
    await endSessionsOf(tx, member.id);
    await forgetOtherDevices(tx, caller, member.id);
    return replaceSession(tx, caller, member.id, at);
  });
}

/** Counts who comes with a key, before any work: nobody finds one by trying, nor keeps us busy. */
export const countKey = (db: Database, caller: Context['caller'], now: Date) =>
  countAttempt(
    db,
    [{ kind: 'key', mark: marksOf(caller).address, most: 100, minutes: 60 }],
    'Попыток было слишком много. Попробуйте через час',
    now,
  );

const loginWrong = () => new Failure('login_wrong', 'Почта или пароль не\u00a0подходят');

/**
 * @throws Failure `login_wrong`, whatever of the two was wrong, after the same work;
 * `consent_missing` only to who knows the password.
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
  // Outside a transaction: it takes long, and the others must not wait for it.
  if (!(await isPassword(typed.password, found?.passwordHash ?? null)) || !found) {
    throw loginWrong();
  }
  return db.transaction(async (tx) => {
    const member = await heldMember(tx, found.id);
    // Meanwhile he may have set another password, or have left.
    if (!member || member.passwordHash !== found.passwordHash) throw loginWrong();
    await assertAgreed(tx, member.id, { policy: typed.policy, address: caller.address }, at);
    return replaceSession(tx, caller, member.id, at);
  });
}
