/** Signing in by e-mail and password. */
import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { countAttempt } from '../../limits/attempts.ts';
import { isPassword } from '../../members/password.ts';
import { networkOf } from '../../network.ts';
import { accountOf } from './passwords.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const MINUTES = 15;

/** Attempts in a quarter of an hour. */
const MOST = {
  /** For one account from one network. */
  one: 10,
  /** For all accounts from one network. */
  network: 50,
  /** For one account from all networks: too few to guess a password, too many to come from a few places. */
  account: 300,
} as const;

type Trying = { readonly whose: string; readonly address: string | null };
type Limits = Parameters<typeof countAttempt>[1];

const ofNetwork = (kind: string, address: string | null) => ({
  kind: `${kind}.address`,
  mark: address && digest(networkOf(address)),
  most: MOST.network,
  minutes: MINUTES,
});

/** Letters for a new password to one address in an hour, as for members. */
const LETTERS = 5;

/** @throws Failure `too_many_requests`. */
const count = (db: Database, limits: Limits, now: Date) =>
  countAttempt(db, limits, 'Слишком много попыток. Попробуйте через четверть часа', now);

/**
 * Counts an attempt to sign in. A stranger who uses up the attempts for an account does so for one network:
 * its editor signs in from another.
 * @throws Failure `too_many_requests`.
 */
function countSignIn(db: Database, { whose, address }: Trying, now: Date) {
  const kind = 'editor.sign-in';
  const place = JSON.stringify([whose, address && networkOf(address)]);
  return count(
    db,
    [
      { kind: `${kind}.one`, mark: digest(place), most: MOST.one, minutes: MINUTES },
      { kind, mark: digest(whose), most: MOST.account, minutes: MINUTES },
      ofNetwork(kind, address),
    ],
    now,
  );
}

/** The failure for wrong credentials, whichever of them is wrong. */
export const loginWrong = () => new Failure('login_wrong', 'Почта или пароль не\u00a0подошли');

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** The network address of the caller. */
  readonly address: string | null;
};

/**
 * Checks credentials and returns their account. An unknown e-mail takes as long as a wrong password.
 * @throws Failure `login_wrong`, `too_many_requests`.
 */
export async function signIn(db: Database, { email, password, address }: Credentials, now: Date) {
  await countSignIn(db, { whose: email, address }, now);
  const account = await accountOf(db, email);
  if (account && (await isPassword(password, account.passwordHash))) return account;
  if (!account) await isPassword(password, null);
  throw loginWrong();
}

/**
 * The account for a password letter; null for an unknown e-mail, which the caller is not told.
 * @throws Failure `too_many_requests`: the link of the last letter still works then.
 */
export async function forgetful(
  db: Database,
  { email, address }: { readonly email: string; readonly address: string | null },
  now: Date,
) {
  const kind = 'editor.forgotten';
  await countAttempt(
    db,
    [{ kind, mark: digest(email), most: LETTERS, minutes: 60 }, ofNetwork(kind, address)],
    'Писем было слишком много. Проверьте папку «Спам» или попробуйте через час',
    now,
  );
  return accountOf(db, email);
}

/**
 * Counts a guess of the old password: somebody at an editor's open screen must not find out the password,
 * which outlives the session.
 * @throws Failure `too_many_requests`.
 */
export const countGuess = (
  db: Database,
  { id, address }: { readonly id: number; readonly address: string | null },
  now: Date,
) => {
  const kind = 'editor.password';
  const own = { kind, mark: digest(String(id)), most: MOST.one, minutes: MINUTES };
  return count(db, [own, ofNetwork(kind, address)], now);
};
