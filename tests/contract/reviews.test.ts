import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { reviews } from '../../backend/db/schema.ts';
import { siteReviewCommon, siteReviewSocial } from '../../contract/calls/user.ts';
import { DEVICE_HEADER } from '../../contract/headers.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { signIn } from './stubs.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const PAGE = '/instructions/#kak-nadet-linzu';
const device = (id: string) => ({ [DEVICE_HEADER]: id });

onEveryEngine((site) => {
  const stored = async (id: number | null) => {
    const rows = await site()
      .db.select()
      .from(reviews)
      .where(eq(reviews.id, id ?? 0));
    return rows[0];
  };

  test('stores a rating for a page, with and without text', async () => {
    site().setNow(START);
    const silent = await site().result(siteReviewCommon, { rating: 5, page: PAGE }, device('d1'));
    assert.deepEqual(await stored(silent.id), {
      id: silent.id,
      kind: 'common',
      rating: 5,
      text: '',
      url: null,
      page: PAGE,
      productId: null,
      deviceId: 'd1',
      addressHash: null,
      userId: null,
      createdAt: START,
      state: 'waiting',
      decidedBy: null,
      decidedAt: null,
      reason: null,
    });
    const { user, headers } = await signIn(site().db, START, '+79990006601');
    const text = 'Непонятно, какой стороной надевать';
    const told = await site().result(
      siteReviewCommon,
      { rating: 1, text: `  ${text} `, product: 1 },
      headers,
    );
    const row = await stored(told.id);
    assert.deepEqual([row?.text, row?.productId, row?.userId], [text, 1, user.id]);
  });

  test('stores a link to a review elsewhere', async () => {
    const url = 'https://vk.com/wall-1_1';
    const { id } = await site().result(siteReviewSocial, { url, page: '/faq/' }, device('d2'));
    const row = await stored(id);
    assert.deepEqual([row?.kind, row?.url, row?.rating, row?.page], ['social', url, null, '/faq/']);
  });

  test('rejects invalid fields by name, and stores nothing', async () => {
    const before = await site().db.$count(reviews);
    const common = async (params: object) =>
      Object.keys(
        await assertRefused(await site().ask(siteReviewCommon, { ...params }), 'bad_request'),
      );
    assert.deepEqual(await common({}), ['rating']);
    assert.deepEqual(await common({ rating: 6 }), ['rating']);
    assert.deepEqual(await common({ rating: 4.5 }), ['rating']);
    assert.deepEqual(await common({ rating: 5, text: 'Мало' }), ['text']);
    assert.deepEqual(await common({ rating: 5, text: 'я'.repeat(4001) }), ['text']);
    assert.deepEqual(await common({ rating: 5, page: 'https://evil.test/' }), ['page']);
    await assertRefused(
      await site().ask(siteReviewCommon, { rating: 5, product: 99_999 }),
      'not_found',
    );
    for (const url of ['vk.com/wall', 'http://vk.com/', 'javascript:alert(1)', '', 'https://']) {
      await assertRefused(await site().ask(siteReviewSocial, { url }), 'bad_request');
    }
    assert.equal(await site().db.$count(reviews), before);
  });

  test('stores a review once when it is sent again within the hour', async () => {
    const { headers } = await signIn(site().db, START, '+79990006602');
    const reviewed = { rating: 5, text: 'Всё понятно с первого раза', page: PAGE };
    for (const own of [device('twice'), headers]) {
      site().setNow(START);
      const send = (over = {}) => site().result(siteReviewCommon, { ...reviewed, ...over }, own);
      const [first, ...again] = await Promise.all([send(), send(), send()]);
      assert.deepEqual(again, [first, first]);
      assert.notEqual((await send({ rating: 3 })).id, first?.id);
      site().setNow(new Date(START.getTime() + 60 * 60 * 1000 + 1));
      assert.notEqual((await send()).id, first?.id);
    }
    site().setNow(START);
    const [one, other] = [
      await site().ask(siteReviewCommon, reviewed),
      await site().ask(siteReviewCommon, reviewed),
    ];
    assert.notDeepEqual(await one.json(), await other.json(), 'strangers without a device');
  });

  test('limits a device to ten reviews an hour', async () => {
    site().setNow(START);
    let sent = 0;
    const send = () => {
      sent += 1;
      return site().ask(siteReviewCommon, { rating: 5, page: `/faq/?${sent}` }, device('busy'));
    };
    for (let count = 0; count < 10; count += 1) assert.equal((await send()).status, 200);
    await assertRefused(await send(), 'too_many_requests');
    await assertRefused(
      await site().ask(siteReviewSocial, { url: 'https://vk.com/1' }, device('busy')),
      'too_many_requests',
    );
    assert.equal((await site().ask(siteReviewCommon, { rating: 5 }, device('calm'))).status, 200);
    site().setNow(new Date(START.getTime() + 60 * 60 * 1000 + 1));
    assert.equal((await send()).status, 200);
  });

  test('limits reviews that arrive at the same moment, too', async () => {
    site().setNow(START);
    const send = (_: unknown, place: number) =>
      site().ask(siteReviewCommon, { rating: 4, page: `/faq/?${place}` }, device('hasty'));
    const replies = await Promise.all(Array.from({ length: 30 }, send));
    assert.equal(replies.filter(({ status }) => status === 200).length, 10);
  });

  test('limits devices behind one address together, and does not store the address', async () => {
    site().setNow(START);
    const send = (id: number, address = '10.0.0.1, 203.0.113.9') =>
      site().ask(
        siteReviewCommon,
        { rating: 3 },
        { ...device(`crowd-${id}`), 'x-forwarded-for': address },
      );
    for (let id = 0; id < 60; id += 1) assert.equal((await send(id)).status, 200);
    await assertRefused(await send(61), 'too_many_requests');
    assert.equal((await send(62, '203.0.113.10')).status, 200);
    const rows = await site().db.select().from(reviews);
    assert.ok(!JSON.stringify(rows).includes('203.0.113'));
  });
});
