/** Members with the history of three years, as many as a bench asks for. */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { Database } from '../../../backend/db/database.ts';
import * as t from '../../../backend/db/schema.ts';
import { hashPassword } from '../../../backend/members/password.ts';
import { memberConsents } from '../../../src/config/member-consents.ts';
import { randomCode } from './codes.ts';

export const BENCH_PASSWORD = 'вполне надёжный пароль для пробы';

const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

/**
 * A member's rows in each table after three years; for tables with retention, the rows present at any time.
 */
export const ROWS_OF_A_MEMBER = {
  users: 1,
  consents: 3,
  profile_changes: 1,
  sessions: 2,
  known_devices: 2,
  points_entries: 20,
  package_codes: 12,
  orders: 4,
  survey_answers: 2,
} as const;

const digest = () => createHash('sha256').update(randomBytes(16)).digest('base64url');
const AGENT =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

export const phoneOf = (number: number) => `+79${String(number).padStart(9, '0')}`;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const past = () => new Date(Date.now() - randomInt(3 * 365) * DAY);

/** The rows of one member. */
const entriesOf = (userId: number) =>
  times(ROWS_OF_A_MEMBER.points_entries, () => ({
    userId,
    rule: 'code' as const,
    points: 150,
    title: 'Код с упаковки «Ясно День»',
    reference: randomCode(),
    expiresOn: null,
    happenedAt: past(),
  }));

const ordersOf = (userId: number) =>
  times(ROWS_OF_A_MEMBER.orders, () => ({
    userId,
    kind: 'offer' as const,
    itemId: 1 + randomInt(8),
    title: 'Два билета в кино',
    state: 'redeemed' as const,
    points: 100,
    code: randomBytes(6).toString('hex').toUpperCase(),
    shownAt: past(),
    redeemedAt: past(),
    createdAt: past(),
    updatedAt: past(),
  }));

const sessionsOf = (userId: number) =>
  times(ROWS_OF_A_MEMBER.sessions, () => ({
    tokenHash: digest(),
    deviceId: randomUUID(),
    userAgent: AGENT,
    cityId: 6281,
    userId,
    expiresAt: new Date(Date.now() + 30 * DAY),
  }));

const consentsOf = (userId: number, phone: string) =>
  Object.entries(memberConsents).map(([code, { version }]) => ({
    phone,
    userId,
    code,
    version,
    given: true,
    address: '10.20.30.40',
    createdAt: past(),
  }));

/** Some members in one transaction. */
async function fillSome(db: Database, first: number, count: number, passwordHash: string) {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(t.users)
      .values(
        times(count, (index) => ({
          phone: phoneOf(100_000_000 + first + index),
          firstName: 'Александра',
          lastName: 'Константинова',
          email: `bench-${first + index}@yasno.example`,
          passwordHash,
          birthday: '1991-04-17',
          cityId: 6281,
          inviteCode: randomBytes(6).toString('hex'),
        })),
      )
      .returning({ id: t.users.id, phone: t.users.phone });
    const each = <T>(make: (id: number, phone: string) => readonly T[]) =>
      made.flatMap(({ id, phone }) => make(id, phone ?? ''));
    await tx.insert(t.pointsEntries).values(each(entriesOf));
    await tx.insert(t.orders).values(each(ordersOf));
    await tx.insert(t.sessions).values(each(sessionsOf));
    await tx.insert(t.consents).values(each(consentsOf));
    await tx.insert(t.packageCodes).values(
      each((userId) =>
        times(ROWS_OF_A_MEMBER.package_codes, () => ({
          ...{ code: randomCode(), product: 'Ясно День', points: 150, userId },
          registeredAt: past(),
        })),
      ),
    );
    await tx
      .insert(t.profileChanges)
      .values(
        each((userId) => [
          { userId, fields: { lastName: 'Белова', email: null }, changedAt: past() },
        ]),
      );
    await tx.insert(t.knownDevices).values(
      each((userId) =>
        times(ROWS_OF_A_MEMBER.known_devices, () => ({
          userId,
          device: digest(),
          seenAt: past(),
        })),
      ),
    );
    await tx.insert(t.surveyAnswers).values(
      each((userId) =>
        times(ROWS_OF_A_MEMBER.survey_answers, (index) => ({
          ...{ formId: 1000 + index, userId, createdAt: past() },
          answers: times(6, (question) => ({ question, options: [question * 10], text: '' })),
        })),
      ),
    );
  });
}

/** Fills a database that already has its content; members of former runs stay. */
export async function fillMembers(db: Database, total: number): Promise<void> {
  const there = await db.$count(t.users, like(t.users.email, 'bench-%'));
  const passwordHash = await hashPassword(BENCH_PASSWORD);
  for (let first = there; first < total; first += AT_ONCE) {
    await fillSome(db, first, Math.min(AT_ONCE, total - first), passwordHash);
  }
}
