/** The goods that the desk manages: trial pairs and package codes. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, ne } from 'drizzle-orm';
import { packageCodes, shops } from '../../backend/db/schema.ts';
import * as desk from '../../contract/schemas/desk.ts';
import { packageCodeFrom } from '../../src/config/package-code.ts';
import { opticianWith, stockOf } from './certificate-rows.ts';
import { REASON, support, type Support } from './desk.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const asked = `reason=${encodeURIComponent(REASON)}`;

onEveryEngine((site) => {
  let gleb: Support;
  before(async () => {
    gleb = await support(site(), 'Глеб');
  });

  test('trial pairs are read, and set only if the number has not changed since', async () => {
    const id = await opticianWith(site().db, 3);
    const { items, total } = await gleb.ask(desk.deskOpticians, 'GET', 'opticians?count=200');
    assert.ok(total >= items.length);
    const optician = items.find((one) => one.id === id) ?? assert.fail();
    assert.equal(optician.pairs, 3);
    const search = encodeURIComponent(optician.address);
    const found = await gleb.ask(desk.deskOpticians, 'GET', `opticians?search=${search}&count=200`);
    assert.ok(found.items.some((one) => one.id === id));
    const path = `opticians/${id}`;
    const set = (stock: object) => gleb.send('PUT', path, { reason: REASON, ...stock });
    const after = await gleb.ask(desk.deskOptician, 'PUT', path, {
      ...{ pairs: 12, was: 3 },
      reason: REASON,
    });
    assert.deepEqual([after.pairs, await stockOf(site().db, id)], [12, 12]);
    const faults = await assertRefused(await set({ pairs: 5, was: 3 }), 'edit_conflict');
    assert.match(faults['pairs'] ?? '', /осталось 12/);
    assert.equal((await set({ pairs: null })).status, 200);
    assert.equal(await stockOf(site().db, id), undefined);
    assert.equal((await set({ pairs: 2, was: null })).status, 200);
    for (const pairs of [-1, 1.5, '3', 1_000_000]) {
      await assertRefused(await set({ pairs }), 'invalid', String(pairs));
    }
    const nobody = await gleb.send('PUT', 'opticians/999999', { pairs: 1, reason: REASON });
    await assertRefused(nobody, 'not_found');
    assert.equal((await gleb.looks())[0]?.about, `оптика ${id}: пар 2`);
  });

  test('only opticians have trial pairs: another shop would appear on the map of opticians', async () => {
    const [shop] = await site().db.select().from(shops).where(ne(shops.kind, 'optician')).limit(1);
    assert.ok(shop);
    const asked = await gleb.send('PUT', `opticians/${shop.id}`, { pairs: 1, reason: REASON });
    await assertRefused(asked, 'not_found');
    assert.equal(await stockOf(site().db, shop.id), undefined);
  });

  test('package codes are imported after a trial, all or none, and known ones stay unchanged', async () => {
    const [one, two] = [packageCodeFrom('DESK2A3B4C'), packageCodeFrom('DESK5D6E7F')];
    const table = (...rows: string[]) =>
      new TextEncoder().encode(['code;product;points', ...rows].join('\n'));
    const path = `codes?${asked}`;
    const rows = [`${one};Ясно День;150`, `${two.toLowerCase().replaceAll('-', '')};Раствор;80`];
    const report = (query: string, ...given: string[]) =>
      gleb.ask(desk.deskCodesReport, 'POST', path + query, table(...given));
    assert.deepEqual(await report('&trial=1', ...rows), { added: 2, known: 0, faults: {} });
    const count = () => site().db.$count(packageCodes, eq(packageCodes.code, one));
    assert.equal(await count(), 0);
    const wrong = [rows[0] ?? '', `${one};Ясно День;150`, 'AAAA-AAAA-AAAA;;0'];
    const faults = await assertRefused(await gleb.send('POST', path, table(...wrong)), 'invalid');
    assert.deepEqual(Object.keys(faults), ['3.code', '4.code', '4.product', '4.points']);
    assert.equal(await count(), 0);
    assert.deepEqual(await report('', ...rows), { added: 2, known: 0, faults: {} });
    assert.deepEqual(await report('', `${one};Другое;10`), { added: 0, known: 1, faults: {} });
    const [kept] = await site().db.select().from(packageCodes).where(eq(packageCodes.code, one));
    assert.deepEqual([kept?.product, kept?.points], ['Ясно День', 150]);
    await assertRefused(await gleb.send('POST', 'codes', table(...rows)), 'invalid');
  });

  test('looking up a code shows whether it was printed, and who used it when', async () => {
    const code = packageCodeFrom('DESK8G9H2J');
    const find = (typed: string) => ({ code: typed, reason: REASON });
    await assertRefused(await gleb.send('POST', 'codes/find', find(code)), 'not_found');
    await assertRefused(await gleb.send('POST', 'codes/find', find('AAAA')), 'invalid');
    await site().db.insert(packageCodes).values({ code, product: 'Ясно День', points: 150 });
    const free = await gleb.ask(desk.deskCode, 'POST', 'codes/find', find(code.toLowerCase()));
    assert.deepEqual([free.state, free.member, free.registered_at], ['free', null, null]);
    const { user } = await signIn(site().db, site().now(), '+79005550001');
    const registeredAt = site().now();
    await site()
      .db.update(packageCodes)
      .set({ userId: user.id, registeredAt })
      .where(eq(packageCodes.code, code));
    const used = await gleb.ask(desk.deskCode, 'POST', 'codes/find', find(code));
    assert.deepEqual(
      [used.state, used.member, used.registered_at],
      ['used', user.id, registeredAt.toISOString()],
    );
    const [look] = await gleb.looks();
    assert.deepEqual([look?.action, look?.member], ['code', user.id]);
    assert.ok(!look?.about.includes(code), 'the log must not reveal a usable code');
  });
});
