import { and, eq, ne } from 'drizzle-orm';
import { marksOf, markOfEmail } from '../caller-marks.ts';
import { users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Caller } from '../handler.ts';
import { countAttempt } from '../limits/attempts.ts';

/** Emails per hour: to one address, and requested from one network address. */
const LETTERS = { toOne: 5, fromOne: 60 };

/** An email as it is stored and compared: no provider distinguishes upper and lower case. */
export const storedEmail = (typed: string) => typed.toLowerCase();

/** Whether no other member has confirmed this email. */
export const isFreeFor = async (tx: Database, email: string, userId: number): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.email, email), ne(users.id, userId)))) === 0;

/** The failure for an address that another member has. */
export const emailTaken = () =>
  new Failure('email_taken', 'Этот адрес уже у\u00a0другого участника', {
    email: 'Этот адрес уже у\u00a0другого участника',
  });

/**
 * Counts an email before any work is done for it.
 * @throws Failure `too_many_requests`, whether or not the address has a member.
 */
export const countLetter = (db: Database, caller: Caller, email: string, now: Date) =>
  countAttempt(
    db,
    [
      { kind: 'letter.email', mark: markOfEmail(email), most: LETTERS.toOne, minutes: 60 },
      { kind: 'letter', mark: marksOf(caller).address, most: LETTERS.fromOne, minutes: 60 },
    ],
    'Писем было слишком много. Проверьте папку «Спам» или попробуйте через час',
    now,
  );
