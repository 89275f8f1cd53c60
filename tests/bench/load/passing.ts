/** Rows left by visits, short-lived or kept for years: codes, messages, certificates. */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { makeCode, makeNumber } from '../../../backend/certificates/number.ts';
import { opticianOf } from '../../../backend/certificates/optician.ts';
import type { Database } from '../../../backend/db/database.ts';
import * as t from '../../../backend/db/schema.ts';

const AT_ONCE = 500;
const DAY = 24 * 60 * 60 * 1000;
const digest = () => createHash('sha256').update(randomBytes(16)).digest('base64url');

const LETTER = `Здравствуйте, Александра!

Ваш сертификат на пробную пару линз готов. Покажите его в салоне вместе с документом.

${'Салон работает каждый день с десяти до двадцати, запись не нужна. '.repeat(4)}`;

const some = <T>(make: () => T) => Array.from({ length: AT_ONCE }, make);

async function fillCertificates(db: Database): Promise<void> {
  const [shop] = await db
    .select({ id: t.shops.id })
    .from(t.shops)
    .where(eq(t.shops.kind, 'optician'))
    .orderBy(asc(t.shops.id))
    .limit(1);
  const opticId = shop?.id ?? 0;
  const optician = await opticianOf(db, opticId);
  if (!optician) throw new Error('The database has no optician');
  const now = new Date();
  const person = { opticId, optician, name: 'Александра', lastName: 'Константинова' };
  const requests = await db
    .insert(t.certificateRequests)
    .values(
      some(() => ({
        ...{ ...person, email: 'bench@yasno.example', address: '', extra: {} },
        phone: `+7977${String(randomInt(10_000_000)).padStart(7, '0')}`,
        ...{ state: 'ready' as const, dueAt: now, createdAt: now },
      })),
    )
    .returning({ id: t.certificateRequests.id, phone: t.certificateRequests.phone });
  await db.insert(t.certificates).values(
    requests.map(({ id: requestId, phone }) => {
      const number = makeNumber();
      const expiresAt = new Date(now.getTime() + 30 * DAY);
      return {
        ...{ requestId, phone, number, code: makeCode(number), opticId, optician },
        ...{ holder: 'Александра Константинова', state: 'expired' as const },
        ...{ issuedAt: now, expiresAt, toldAt: now, resentAt: [], updatedAt: now },
      };
    }),
  );
}

async function fillMessages(db: Database): Promise<void> {
  const now = new Date();
  const phone = () => `+7966${String(randomInt(10_000_000)).padStart(7, '0')}`;
  const sent = { sentAt: now, tries: 1, triedAt: now, state: 'delivered' as const };
  const gateway = { gateway: 'smsru', gatewayId: '202611-1000000-0000001', cost: 350 };
  const sms = { ...sent, ...gateway, channel: 'sms' as const, code: '1234', expiresAt: now };
  const letter = { ...sent, channel: 'email' as const, subject: 'Ваш сертификат «Ясно»' };
  await db
    .insert(t.outbox)
    .values(some(() => ({ ...sms, to: phone(), text: 'Код для входа: 1234' })));
  await db
    .insert(t.outbox)
    .values(some(() => ({ ...letter, to: `${randomUUID()}@yasno.example`, text: LETTER })));
  const marks = () => ({ device: digest(), address: digest() });
  await db.insert(t.smsCodes).values(
    some(() => ({
      ...{ ...marks(), phone: phone(), digest: digest() },
      ...{ action: 'authorization' as const, sentAt: now, usedAt: now },
    })),
  );
  await db
    .insert(t.attempts)
    .values(some(() => ({ kind: 'captcha', mark: digest(), madeAt: now })));
  await db.insert(t.captchaPasses).values(
    some(() => ({
      ...{ tokenHash: digest(), device: digest(), action: 'authorization' },
      ...{ score: 1, passedAt: now },
    })),
  );
}

async function fillOnce(db: Database): Promise<void> {
  const [member] = await db.select({ id: t.users.id }).from(t.users).limit(1);
  const answer = { result: { accepted: true, id: 12345 } };
  await db.insert(t.onceAnswers).values(
    some(() => ({
      ...{ userId: member?.id ?? 0, key: randomUUID(), call: 'product.code.registration' },
      ...{ digest: digest(), answer, createdAt: new Date() },
    })),
  );
}

/** Adds about that many rows to each of these tables. */
export async function fillPassing(db: Database, count: number): Promise<void> {
  for (let made = 0; made < count; made += AT_ONCE) {
    await fillCertificates(db);
    await fillMessages(db);
    await fillOnce(db);
  }
}
