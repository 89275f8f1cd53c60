/** The demo members: their data, and that nothing overwrites it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '../../backend/db/schema.ts';
import { seed } from '../../backend/seed/load.ts';
import { freeCodes, registeredCodes } from '../../backend/seed/club/package-codes.ts';
import { makeDemoMembers } from '../../backend/seed/demo/members.ts';
import { openSession } from '../../backend/sessions.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import * as calls from '../../contract/calls/user.ts';
import { TOKEN_HEADER } from '../../contract/headers.ts';
import { readPackageCode } from '../../src/config/package-code.ts';
import { moveAll } from '../contract/club-rows.ts';
import { onEveryEngine } from '../contract/site.ts';

test('every demo code is valid, and none is on two packages', () => {
  const codes = [...freeCodes, ...registeredCodes].map(({ code }) => code);
  assert.equal(new Set(codes).size, codes.length);
  for (const code of codes) assert.equal(readPackageCode(code), code);
});

onEveryEngine((site) => {
  const headersOf = async (phone: string) => {
    const [user] = await site().db.select().from(schema.users).where(eq(schema.users.phone, phone));
    assert.ok(user);
    const caller = { token: null, deviceId: null, address: null, userId: user.id };
    return { [TOKEN_HEADER]: (await openSession(site().db, caller, new Date())).token };
  };
  before(async () => {
    await makeDemoMembers(site().db, new Date());
    await moveAll(site().db, new Date());
  });

  describe('Анна', () => {
    test('has years of points, whose running balance is their sum', async () => {
      const anna = await headersOf('+79990000001');
      const history = await site().result(calls.userHistoryPoints, { limit: 100 }, anna);
      const balance = await site().result(calls.userBalance, {}, anna);
      let running = 0;
      for (const { points, balance: told } of history.items.toReversed()) {
        running += points;
        assert.equal(told, running);
        assert.ok(running >= 0);
      }
      assert.equal(balance.available, running);
      assert.ok(history.total >= 20 && balance.available > 0 && balance.pending > 0);
      assert.ok(balance.expiring !== null);
      const moments = history.items.map(({ happened_at }) => happened_at);
      assert.deepEqual(moments, moments.toSorted().reverse());
      assert.ok(history.items.some(({ title }) => title === 'Срок баллов истёк'));
    });

    test('has orders in every state, a certificate, codes and an upcoming webinar', async () => {
      const anna = await headersOf('+79990000001');
      const { items } = await site().result(calls.orders, {}, anna);
      assert.deepEqual(
        new Set(items.map(({ state }) => state)),
        new Set(['new', 'confirmed', 'ready', 'redeemed', 'cancelled']),
      );
      const { items: certificates } = await site().result(calls.certificates, {}, anna);
      assert.deepEqual(
        certificates.map(({ state }) => state),
        ['issued'],
      );
      const codes = await site().result(calls.productPackageCode, {}, anna);
      assert.equal(codes.total, registeredCodes.length);
      const { items: webinars } = await site().result(calls.webinars, {}, anna);
      assert.ok(webinars.some(({ registered }) => registered));
      assert.ok(webinars.some(({ places_left: left }) => left === 0));
      const profile = await site().result(calls.userProfile, {}, anna);
      assert.deepEqual([profile.firstName, profile.children.length], ['Анна', 1]);
    });
  });

  test('a new member has nothing', async () => {
    const newcomer = await headersOf('+79990000002');
    const balance = await site().result(calls.userBalance, {}, newcomer);
    assert.deepEqual(balance, { available: 0, pending: 0, expiring: null });
    const orders = await site().result(calls.orders, {}, newcomer);
    const codes = await site().result(calls.productPackageCode, {}, newcomer);
    const certificates = await site().result(calls.certificates, {}, newcomer);
    assert.deepEqual([orders.total, codes.total, certificates.total], [0, 0, 0]);
  });

  test('a restart and a new seed keep the members, their orders and everything these refer to', async () => {
    const { db } = site();
    const personal = async () => [
      await db.select().from(schema.users),
      await db.select().from(schema.pointsEntries),
      await db.select().from(schema.orders),
      await db.select().from(schema.packageCodes),
      await db
        .select({ id: schema.webinars.id, at: schema.webinars.startsAt })
        .from(schema.webinars),
    ];
    const kept = await personal();
    const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-media-'));
    await seed(db, { media: diskStore(mediaDir), draw: async () => new Uint8Array() });
    rmSync(mediaDir, { recursive: true });
    await makeDemoMembers(db, new Date());
    assert.deepEqual(await personal(), kept);
  });
});
