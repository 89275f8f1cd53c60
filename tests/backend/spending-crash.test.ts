/** Two hundred members spend and earn concurrently while the backend is killed and restarted. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { and, eq, ne } from 'drizzle-orm';
import { orders, packageCodes, pointsEntries } from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import { playThrough } from '../../backend/points/lots.ts';
import * as calls from '../../contract/calls/user.ts';
import type { AnyCall } from '../../contract/call.ts';
import {
  attempt,
  entriesOf,
  givePoints,
  makeOffer,
  makeWebinar,
  printCode,
} from '../contract/club-rows.ts';
import type { Params } from '../contract/site.ts';
import { signIn } from '../contract/stubs.ts';
import { makeScratch } from '../contract/scratch.ts';
import { startProcess } from './backend-process.ts';
import { places, type Place } from './places.ts';

const PEOPLE = 200;
const POINTS = 250;
const PRICE = 100;
const PLACES = 60;
const KILLS = 3;
/** The final responses of an attempt. */
const FINAL = [200, 400, 409];
/** A slow machine's database did not answer in time: the same attempt is made again. */
const BUSY = 503;
const OVERLAPPING = { imported: new URL('./queries-apart.ts', import.meta.url) };

/** A member's request, under one key until a final response has arrived. */
type Wish = { call: AnyCall; params: Params; key: string; status: number | null };
type Member = { id: number; headers: HeadersInit; code: string; wishes: Wish[] };

const wish = (call: AnyCall, params: Params): Wish => ({
  call,
  params,
  key: randomUUID(),
  status: null,
});

for (const place of places) {
  describe(place.name, () => {
    let directory: string;
    let made: Awaited<ReturnType<Place['make']>>;
    let offerId: number;
    let webinarId: number;
    const members: Member[] = [];

    async function meet(db: Database, number: number): Promise<Member> {
      const phone = `+7900888${String(number).padStart(4, '0')}`;
      const { user, headers } = await signIn(db, new Date(), phone);
      await givePoints(db, user.id, POINTS);
      // Every code is printed once and tried by two members.
      const code = number % 2 === 0 ? await printCode(db, number) : (members.at(-1)?.code ?? '');
      const wishes = [
        wish(calls.orderPartnerOffer, { offerId }),
        wish(calls.orderWebinar, { webinarId }),
        wish(calls.orderPartnerOffer, { offerId }),
        wish(calls.productCodeRegistration, { code }),
      ];
      return { id: user.id, headers, code, wishes };
    }

    before(async () => {
      directory = makeScratch('spending');
      made = await place.make(directory);
      await made.use(async (db) => {
        offerId = await makeOffer(db, { points: PRICE, places: PEOPLE });
        const later = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000);
        webinarId = await makeWebinar(db, later, { points: 50, places: PLACES });
        for (let number = 0; number < PEOPLE; number += 1) members.push(await meet(db, number));
      });
    });
    after(async () => {
      await made.end();
      rmSync(directory, { recursive: true });
    });

    test('despite crashes, keeps every ledger correct, sells no place twice and counts no attempt twice', async () => {
      let backend = await startProcess({ ...made.environment, ORDER_DELAY: '1' }, OVERLAPPING);
      let answers = 0;
      let toKill = Promise.withResolvers<void>();
      const killAfter = 120;
      let isOver = false;

      /** Sends a request until it is answered, twice each time like an impatient double click. */
      async function pursue({ headers }: Member, wanted: Wish): Promise<void> {
        while (wanted.status === null && !isOver) {
          const current = backend;
          const send = async () => {
            const named = { ...headers, ...attempt(wanted.key) };
            const reply = await current.ask(wanted.call, wanted.params, named);
            await reply.text();
            return reply.status;
          };
          const [one, two] = await Promise.allSettled([send(), send()]);
          const told = [one, two].flatMap((result) =>
            result.status === 'fulfilled' ? [result.value] : [],
          );
          for (const status of told) assert.ok([...FINAL, BUSY].includes(status), String(status));
          wanted.status = told.find((status) => status !== BUSY) ?? null;
          if (wanted.status === null) await restarted();
          else if ((answers += 1) % killAfter === 0) toKill.resolve();
        }
      }

      let restart = Promise.resolve();
      const restarted = () => restart;
      async function killing(): Promise<void> {
        for (let kill = 0; kill < KILLS; kill += 1) {
          await toKill.promise;
          if (isOver) return;
          toKill = Promise.withResolvers();
          const back = Promise.withResolvers<void>();
          restart = back.promise;
          await backend.kill();
          backend = await startProcess({ ...made.environment, ORDER_DELAY: '1' }, OVERLAPPING);
          back.resolve();
        }
      }
      const killer = killing();
      try {
        await Promise.all(
          members.map(async (member) => {
            for (const wanted of member.wishes) await pursue(member, wanted);
          }),
        );
      } finally {
        isOver = true;
        toKill.resolve();
        await killer;
        await backend.kill();
      }

      await made.use(async (db) => {
        const living = and(ne(orders.state, 'cancelled'), eq(orders.itemId, webinarId));
        const sold = await db.$count(orders, and(living, eq(orders.kind, 'webinar')));
        assert.equal(sold, PLACES);
        const offered = and(eq(orders.kind, 'offer'), eq(orders.itemId, offerId));
        assert.ok((await db.$count(orders, offered)) <= PEOPLE);
        for (const { id, wishes } of members) {
          const entries = await entriesOf(db, id);
          // Throws when points were spent that were not available.
          const { left } = playThrough(entries);
          const sum = entries.reduce((total, { points }) => total + points, 0);
          assert.ok(sum >= 0);
          assert.equal(
            left.reduce((total, lot) => total + lot.left, 0),
            sum,
          );
          const own = await db.select().from(orders).where(eq(orders.userId, id));
          const bought = wishes.filter(
            ({ call, status }) => status === 200 && call !== calls.productCodeRegistration,
          );
          assert.equal(own.length, bought.length, `orders of member ${id}`);
          const paid = entries.filter(({ rule }) => rule === 'order');
          assert.deepEqual(
            paid.map(({ reference, points }) => [reference, -points]).sort(),
            own.map((order) => [String(order.id), order.points]).sort(),
          );
        }
        const registered = await db
          .select()
          .from(packageCodes)
          .where(eq(packageCodes.product, 'Ясно День'));
        for (const { code, userId } of registered.filter(({ userId }) => userId !== null)) {
          const paid = and(eq(pointsEntries.rule, 'code'), eq(pointsEntries.reference, code));
          const rows = await db.select().from(pointsEntries).where(paid);
          assert.deepEqual(
            rows.map((row) => row.userId),
            [userId],
          );
        }
        const codes = members.flatMap(({ wishes }) =>
          wishes.filter(
            ({ call, status }) => status === 200 && call === calls.productCodeRegistration,
          ),
        );
        assert.equal(codes.length, PEOPLE / 2);
      });
    });
  });
}
