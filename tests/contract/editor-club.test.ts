/** Partner offers and webinars, which editors write and members order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { contentChanges, orders } from '../../backend/db/schema.ts';
import * as calls from '../../contract/calls/user.ts';
import { storedPicture } from '../../contract/schemas/editor.ts';
import { after, newcomers, START } from './club-days.ts';
import { giveOrder, moveAll } from './club-rows.ts';
import { ask, askEntity, pictureBytes, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const member = newcomers(site, '7999188');

  const offer = async (over: object = {}) => {
    const bytes = new Uint8Array(await pictureBytes('png'));
    const { src } = await ask(site(), storedPicture, 'POST', 'pictures', bytes);
    return {
      title: 'Чай на двоих',
      alias: 'chaj-na-dvoih',
      partner: 'Чайная «Лист»',
      lead: 'Чайник чая и два пирожных.',
      body: '<p>Скажите код официанту.</p>',
      cover: { src, alt: 'Чайник', width: 32, height: 20 },
      points: 0,
      places: 5,
      places_held: 2,
      valid_to: '2027-12-31',
      ...over,
    };
  };
  const webinar = (over: object = {}) => ({
    title: 'Линзы и сауна',
    alias: 'linzy-i-sauna',
    lead: 'Почему их снимают.',
    starts_at: '2027-03-01T19:00:00+03:00',
    duration: 45,
    speaker: 'Оптометрист',
    points: 0,
    places: null,
    places_held: 0,
    room: '/content/kak-smotret-vebinar/',
    ...over,
  });

  test('a saved offer appears in the personal area and is recorded as a content change', async () => {
    const { headers } = await member();
    site().setNow(START);
    const made = await askEntity(site(), 'POST', 'partner-offers', await offer());
    const shown = async () => {
      const { items } = await site().result(calls.partnerOffers, {}, headers);
      return items.find(({ id }) => id === made.id);
    };
    const { title, places_left: left } = (await shown()) ?? assert.fail();
    assert.deepEqual([title, left], ['Чай на двоих', 3]);
    const told = await site()
      .db.select()
      .from(contentChanges)
      .where(eq(contentChanges.entity, 'partner-offers'));
    assert.deepEqual(
      told.map(({ entityId, kind }) => [entityId, kind]),
      [[made.id, 'created']],
    );
    await askEntity(site(), 'PUT', `partner-offers/${made.id}`, {
      ...(await offer({ valid_to: '2026-01-01' })),
    });
    assert.equal(await shown(), undefined);
  });

  test('an ordered offer cannot lose its taken places or be deleted', async () => {
    const { user } = await member();
    const made = await askEntity(site(), 'POST', 'partner-offers', await offer({ alias: 'chaj' }));
    const path = `partner-offers/${made.id}`;
    const taken = await giveOrder(site().db, user.id, { itemId: made.id, createdAt: START });
    const few = await send(site(), 'PUT', path, await offer({ alias: 'chaj', places: 2 }));
    assert.deepEqual(await assertRefused(few, 'invalid'), {
      places: 'Уже занято 3: через сайт\u00a0— 1',
    });
    const none = await send(site(), 'PUT', path, await offer({ alias: 'chaj', places: 1 }));
    assert.deepEqual(Object.keys(await assertRefused(none, 'invalid')), ['places']);
    await askEntity(site(), 'PUT', path, await offer({ alias: 'chaj', places: 3 }));
    const named = await assertRefused(await send(site(), 'DELETE', path), 'in_use');
    assert.deepEqual(Object.keys(named), [`orders/${taken.id}`]);
    const detached = await send(site(), 'DELETE', `${path}?detach=1`);
    assert.equal(detached.status, 409);
  });

  test('an offer without orders can be deleted and restored', async () => {
    const made = await askEntity(site(), 'POST', 'partner-offers', await offer({ alias: 'kofe' }));
    assert.equal((await send(site(), 'DELETE', `partner-offers/${made.id}`)).status, 200);
    const back = await askEntity(
      site(),
      'POST',
      `partner-offers/${made.id}/revisions/${made.revision}/restore`,
    );
    assert.deepEqual([back.id, back['partner']], [made.id, 'Чайная «Лист»']);
  });

  test('a text without a list of footnotes cannot cite one', async () => {
    const body = '<p>Скидка<sup data-footnote="dkt"></sup></p>';
    const response = await send(
      site(),
      'POST',
      'partner-offers',
      await offer({ alias: 's', body }),
    );
    assert.deepEqual(Object.keys(await assertRefused(response, 'invalid')), ['body']);
  });

  test('a webinar starts at a time with a zone, and can be filtered by day', async () => {
    const made = await askEntity(site(), 'POST', 'webinars', webinar());
    assert.equal(made['starts_at'], '2027-03-01T16:00:00.000Z');
    const again = await askEntity(site(), 'PUT', `webinars/${made.id}`, made);
    assert.equal(again.revision, made.revision);
    const listed = async (days: string) =>
      (await send(site(), 'GET', `webinars?starts_at=${days}`)).json();
    const inside = JSON.stringify(await listed('2027-03-01'));
    assert.match(inside, /"total":1/);
    assert.match(JSON.stringify(await listed('2027-03-02..')), /"total":0/);
    const local = await send(
      site(),
      'POST',
      'webinars',
      webinar({ alias: 'b', starts_at: '2027-03-01T19:00:00' }),
    );
    assert.deepEqual(Object.keys(await assertRefused(local, 'invalid')), ['starts_at']);
  });

  test('a member with a place at a webinar that is moved to an earlier day is let in on that day', async () => {
    const { user } = await member();
    const made = await askEntity(site(), 'POST', 'webinars', webinar({ alias: 'ranshe' }));
    const order = await giveOrder(site().db, user.id, {
      kind: 'webinar',
      itemId: made.id,
      state: 'confirmed',
      createdAt: START,
      dueAt: new Date('2027-02-28T21:00:00.000Z'),
    });
    site().setNow(after(1));
    const soon = { alias: 'ranshe', starts_at: after(1.1).toISOString() };
    await askEntity(site(), 'PUT', `webinars/${made.id}`, webinar(soon));
    await moveAll(site().db, after(1));
    const [row] = await site().db.select().from(orders).where(eq(orders.id, order.id));
    assert.equal(row?.state, 'ready');
  });

  test('a place at a webinar that is rescheduled after it was held is upcoming again', async () => {
    const { user } = await member();
    const made = await askEntity(site(), 'POST', 'webinars', webinar({ alias: 'pozzhe' }));
    const held = { kind: 'webinar', itemId: made.id, state: 'redeemed', createdAt: START } as const;
    const order = await giveOrder(site().db, user.id, { ...held, redeemedAt: START, dueAt: null });
    site().setNow(after(1));
    const later = { alias: 'pozzhe', starts_at: after(170).toISOString() };
    await askEntity(site(), 'PUT', `webinars/${made.id}`, webinar(later));
    await moveAll(site().db, after(1));
    const [row] = await site().db.select().from(orders).where(eq(orders.id, order.id));
    assert.deepEqual([row?.state, row?.redeemedAt], ['confirmed', null]);
  });
});
