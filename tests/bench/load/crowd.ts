/** The simulated people of a load: transient visitors, members with a session, confirmed phones. */
import { randomInt, randomUUID } from 'node:crypto';
import { desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../backend/db/database.ts';
import {
  opticianStock,
  outbox,
  packageCodes,
  partnerOffers,
  shops,
  users,
} from '../../../backend/db/schema.ts';
import { addEntry } from '../../../backend/points/ledger.ts';
import { confirmPhone, openSession } from '../../../backend/sessions.ts';
import type { Person } from './asking.ts';
import { printCodes } from './codes.ts';
import { BENCH_PASSWORD, phoneOf } from './members.ts';

/** Members who come during a run, each several times. */
const ACTIVE = 400;
const CONFIRMED = 400;
const CODES = 4000;
const PAIRS = 100_000;
/** Enough for every order of a run. */
const POINTS = 1_000_000;

const WORDS = ['линзы', 'астигматизм', 'капли для глаз', 'хранение линз', 'однодневные', 'kbyps'];
const CITIES = ['Москва', 'Казань', 'Самара', 'Пермь', 'Тула'];

const oneOf = <T>(values: readonly T[]): T => {
  const value = values[randomInt(values.length)];
  if (value === undefined) throw new Error('The crowd has nobody and nothing to choose from');
  return value;
};

/** Returns each value once. */
function supply<T>(values: T[]): () => T {
  return () => {
    const value = values.pop();
    if (value === undefined) throw new Error('The run takes more than the crowd has');
    return value;
  };
}

const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const stranger = (): Person => ({ deviceId: randomUUID(), token: null, address: address() });

export type MemberOfCrowd = Person & { readonly email: string };
export type ConfirmedPerson = Person & { readonly phone: string };

/** Signs in the members, with enough points for everything the run spends. */
async function signIn(db: Database, now: Date): Promise<MemberOfCrowd[]> {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`${users.passwordHash} is not null and ${users.email} like 'bench-%'`)
    .orderBy(desc(users.id))
    .limit(ACTIVE);
  const members: MemberOfCrowd[] = [];
  for (const { id: userId, email } of rows) {
    const person = stranger();
    const { token } = await openSession(db, { ...person, userId }, now);
    const gift = { userId, rule: 'correction', points: POINTS, title: 'Баллы для пробы' } as const;
    await addEntry(db, { ...gift, reference: randomUUID(), expiresOn: null }, now);
    members.push({ ...person, token, email: email ?? '' });
  }
  return members;
}

/** Visitors whose phones have no certificate yet. */
async function confirmPhones(db: Database, now: Date): Promise<ConfirmedPerson[]> {
  const people: ConfirmedPerson[] = [];
  for (let index = 0; index < CONFIRMED; index += 1) {
    const person = stranger();
    const phone = `+7988${String(randomInt(10_000_000)).padStart(7, '0')}`;
    const { token } = await confirmPhone(db, { ...person, userId: null }, phone, now);
    people.push({ ...person, token, phone });
  }
  return people;
}

/** Lifts the limits on orders and certificates. */
async function openStocks(db: Database) {
  const opticians = await db.select({ id: shops.id }).from(shops).where(eq(shops.kind, 'optician'));
  const ids = opticians.map(({ id }) => id);
  await db
    .insert(opticianStock)
    .values(ids.map((shopId) => ({ shopId, pairs: PAIRS })))
    .onConflictDoUpdate({ target: opticianStock.shopId, set: { pairs: PAIRS } });
  const offers = await db
    .update(partnerOffers)
    .set({ places: null, validTo: '2099-12-31' })
    .returning({ id: partnerOffers.id });
  const free = await db.$count(packageCodes, isNull(packageCodes.userId));
  if (free < CODES) await printCodes(db, CODES);
  const codes = await db
    .select({ code: packageCodes.code })
    .from(packageCodes)
    .where(isNull(packageCodes.userId))
    .orderBy(desc(packageCodes.id))
    .limit(CODES);
  return { ids, offers: offers.map(({ id }) => id), codes: codes.map(({ code }) => code) };
}

/** Makes the crowd of one run in a database that `fillMembers` has filled. */
export async function gather(db: Database, now: Date) {
  const members = await signIn(db, now);
  const confirmed = await confirmPhones(db, now);
  const { ids, offers, codes } = await openStocks(db);
  const applicants = supply([...confirmed]);
  return {
    visitor: stranger,
    member: () => oneOf(members),
    /** Somebody with a confirmed phone, who may have a certificate by now. */
    confirmed: () => oneOf(confirmed),
    /** One who has none yet. */
    applicant: applicants,
    newPhone: () => phoneOf(randomInt(100_000_000)),
    password: BENCH_PASSWORD,
    packageCode: supply(codes),
    optician: () => oneOf(ids),
    offer: () => oneOf(offers),
    words: () => oneOf(WORDS),
    city: () => oneOf(CITIES),
    /** The code of the last SMS to a phone. */
    codeFor: async (phone: string): Promise<string> => {
      const [sent] = await db
        .select({ code: outbox.code })
        .from(outbox)
        .where(inArray(outbox.to, [phone]))
        .orderBy(desc(outbox.id))
        .limit(1);
      return sent?.code ?? '0000';
    },
  };
}

export type Crowd = Awaited<ReturnType<typeof gather>>;
