import assert from 'node:assert/strict';
import { asc, eq } from 'drizzle-orm';
import { issueNext } from '../../backend/certificates/issue.ts';
import { makeCode, makeNumber } from '../../backend/certificates/number.ts';
import { opticianOf } from '../../backend/certificates/optician.ts';
import { expiryOf } from '../../backend/certificates/rules.ts';
import {
  certificateRequests,
  certificates,
  opticianStock,
  outbox,
  shops,
} from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import { outboxSender, type Sender } from '../../backend/outbox/sender.ts';
import { confirmPhone } from '../../backend/sessions.ts';
import { TOKEN_HEADER } from '../../contract/headers.ts';

/** An optician with the given number of pairs. */
export async function opticianWith(db: Database, pairs: number, place = 0): Promise<number> {
  const [optician] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.kind, 'optician'))
    .orderBy(asc(shops.id))
    .offset(place)
    .limit(1);
  assert.ok(optician);
  await setStock(db, optician.id, pairs);
  return optician.id;
}

export const setStock = (db: Database, shopId: number, pairs: number) =>
  db
    .insert(opticianStock)
    .values({ shopId, pairs })
    .onConflictDoUpdate({ target: opticianStock.shopId, set: { pairs } });

export async function stockOf(db: Database, shopId: number): Promise<number | undefined> {
  const [row] = await db.select().from(opticianStock).where(eq(opticianStock.shopId, shopId));
  return row?.pairs;
}

/** Headers of a visitor who has confirmed that phone. */
export async function confirmed(db: Database, phone: string, now = new Date()) {
  const nobody = { token: null, deviceId: null, userId: null };
  const { token } = await confirmPhone(db, nobody, phone, now);
  return { [TOKEN_HEADER]: token };
}

export const formOf = (phone: string, opticId: number) => ({
  phone,
  name: 'Анна',
  lastName: 'Иванова-Смит',
  opticId,
  isLoyaltyMember: null,
  isWantToJoinBLLoyalty: null,
  email: 'anna@example.ru',
  subscribe: false,
  policy: true as const,
});

const SITE = 'http://localhost:8888';

const refuse = (message: string, error: unknown) => assert.fail(`${message}: ${String(error)}`);

/** Processes all due jobs. */
export async function issueAll(
  db: Database,
  now: Date,
  send: Sender = outboxSender,
  log: (message: string, error: unknown) => void = refuse,
): Promise<void> {
  const issuing = { now: () => now, send, siteUrl: SITE, log };
  while (await issueNext(db, issuing));
}

export const messagesTo = (db: Database, phone: string) =>
  db.select().from(outbox).where(eq(outbox.to, phone)).orderBy(asc(outbox.id));

export const certificatesOf = (db: Database, phone: string) =>
  db.select().from(certificates).where(eq(certificates.phone, phone)).orderBy(asc(certificates.id));

/** A phone with a certificate issued at that moment. */
export async function giveCertificate(
  db: Database,
  phone: string,
  opticId: number,
  over: Partial<typeof certificates.$inferInsert> = {},
): Promise<string> {
  const issuedAt = over.issuedAt ?? new Date();
  const optician = await opticianOf(db, opticId);
  assert.ok(optician);
  const { name, lastName, email } = formOf(phone, opticId);
  const person = { phone, name, lastName, email, address: '', opticId, optician, extra: {} };
  const [request] = await db
    .insert(certificateRequests)
    .values({ ...person, state: 'ready', dueAt: issuedAt, createdAt: issuedAt })
    .returning({ id: certificateRequests.id });
  assert.ok(request);
  const number = over.number ?? makeNumber();
  await db.insert(certificates).values({
    requestId: request.id,
    phone,
    number,
    code: makeCode(number),
    holder: `${name} ${lastName}`,
    opticId,
    optician,
    issuedAt,
    expiresAt: expiryOf(issuedAt),
    resentAt: [],
    updatedAt: issuedAt,
    ...over,
  });
  return number;
}
