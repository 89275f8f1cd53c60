import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { asc, eq, sum } from 'drizzle-orm';
import {
  orders,
  packageCodes,
  partnerOffers,
  pointsEntries,
  webinars,
} from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import { moveNext } from '../../backend/orders/mover.ts';
import { addEntry } from '../../backend/points/ledger.ts';
import { expiryOf } from '../../backend/points/rules.ts';
import { pointsRules } from '../../backend/seed/points.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/headers.ts';
import { packageCodeFrom } from '../../src/config/package-code.ts';

/** Points by an existing rule, with a unique reference. */
export const givePoints = (db: Database, userId: number, points: number, now = new Date()) =>
  addEntry(
    db,
    {
      userId,
      rule: 'survey',
      points,
      title: 'Баллы для пробы',
      reference: randomUUID(),
      expiresOn: expiryOf(now, pointsRules),
    },
    now,
  );

/** An order that was placed and paid before the test. */
export async function giveOrder(
  db: Database,
  userId: number,
  over: Partial<typeof orders.$inferInsert> = {},
) {
  const now = over.createdAt ?? new Date();
  const [row] = await db
    .insert(orders)
    .values({
      userId,
      kind: 'offer',
      itemId: 1,
      title: 'Билет в кино',
      state: 'new',
      points: 0,
      createdAt: now,
      updatedAt: now,
      ...over,
    })
    .returning();
  return row ?? assert.fail();
}

/** A separate offer with the given price and places. */
export async function makeOffer(
  db: Database,
  over: Partial<typeof partnerOffers.$inferInsert> = {},
): Promise<number> {
  const [made] = await db
    .insert(partnerOffers)
    .values({
      alias: `offer-${randomUUID()}`,
      title: 'Билет в кино',
      partner: 'Кинотеатр',
      lead: 'Один билет',
      body: '<p>Один билет</p>',
      cover: { src: '/media/a.png', alt: '', width: 1200, height: 750 },
      points: 100,
      validTo: '2099-12-31',
      ...over,
    })
    .returning({ id: partnerOffers.id });
  return made?.id ?? assert.fail();
}

export async function makeWebinar(
  db: Database,
  startsAt: Date,
  over: Partial<typeof webinars.$inferInsert> = {},
): Promise<number> {
  const [made] = await db
    .insert(webinars)
    .values({
      alias: `webinar-${randomUUID()}`,
      title: 'Уход за линзами',
      lead: 'Разговор',
      startsAt,
      duration: 60,
      speaker: 'Оптометрист',
      points: 50,
      room: '/content/kak-smotret-vebinar/',
      ...over,
    })
    .returning({ id: webinars.id });
  return made?.id ?? assert.fail();
}

const SIGNS = '23456789ABCDEFGHJKMNPRSTVWXYZ';

/** A printed code that is not registered yet; every number gives a different one. */
export async function printCode(db: Database, number: number, points = 150): Promise<string> {
  let body = '';
  for (let rest = number, place = 0; place < 10; place += 1, rest = Math.floor(rest / 29)) {
    body += SIGNS.charAt(rest % 29);
  }
  const code = packageCodeFrom(body);
  await db.insert(packageCodes).values({ code, product: 'Ясно День', points });
  return code;
}

/** A header with the key of an attempt. */
export const attempt = (key: string = randomUUID()) => ({ [IDEMPOTENCY_HEADER]: key });

export async function sumOf(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ points: sum(pointsEntries.points).mapWith(Number) })
    .from(pointsEntries)
    .where(eq(pointsEntries.userId, userId));
  return row?.points ?? 0;
}

export const entriesOf = (db: Database, userId: number) =>
  db
    .select()
    .from(pointsEntries)
    .where(eq(pointsEntries.userId, userId))
    .orderBy(asc(pointsEntries.id));

/** Processes all due orders. */
export async function moveAll(db: Database, now: Date, delay = 0): Promise<void> {
  const log = (message: string, error: unknown) => assert.fail(`${message}: ${String(error)}`);
  while (await moveNext(db, { now: () => now, delay, log }));
}
