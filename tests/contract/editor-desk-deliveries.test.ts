/** Undelivered messages: support sees them masked, sends them again or drops them. */
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { outbox } from '../../backend/db/schema.ts';
import * as deliveries from '../../contract/schemas/deliveries.ts';
import { REASON, support, type Support } from './desk.ts';
import { makeToken, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { BUSY, gatewayOf, LOST, messageOf, queued, sendDue, TAKEN } from './outbox-rows.ts';
import { onEveryEngine } from './site.ts';
import { listenForJobs } from './job-notifications.ts';

const why = { reason: REASON };
const asked = `reason=${encodeURIComponent(REASON)}`;
const REFUSED = { kind: 'refused', failure: 'recipient', detail: '202' } as const;

onEveryEngine((site) => {
  const db = () => site().db;
  let vera: Support;
  before(async () => {
    vera = await support(site(), 'Вера');
  });
  beforeEach(async () => {
    await db().delete(outbox);
  });
  const list = async (state?: string) =>
    vera.ask(
      deliveries.deskDeliveries,
      'GET',
      `deliveries?${asked}${state === undefined ? '' : `&state=${state}`}`,
    );
  const act = (id: number, verb: 'send' | 'drop') =>
    vera.ask(deliveries.deskDelivery, 'POST', `deliveries/${id}/${verb}`, why);
  /** A message with this delivery result. */
  async function sentTo(outcome: Parameters<typeof gatewayOf>[1][number], values = {}) {
    const at = site().now();
    const id = await queued(db(), values, at);
    await sendDue(db(), [gatewayOf('one', [outcome])], at);
    return id;
  }

  test('are listed by state, without codes, texts or full phone numbers', async () => {
    const secret = { to: '+79004447777', text: 'Ваш код 4711', code: '4711' };
    const dead = await sentTo(REFUSED, secret);
    const unknown = await sentTo(LOST);
    await sentTo(TAKEN);
    const { items, total } = await list();
    assert.deepEqual([total, items.map(({ id }) => id)], [2, [unknown, dead]]);
    const { items: only } = await list('dead');
    assert.deepEqual(
      only.map((one) => [one.id, one.to, one.failure, one.detail, one.gateway, one.can_send]),
      [[dead, 'телефон …7777', 'recipient', '202', 'one', true]],
    );
    for (const word of Object.values(secret)) assert.ok(!JSON.stringify(only).includes(word), word);
    const state = await vera.ask(deliveries.deskDeliveryState, 'GET', 'delivery');
    assert.deepEqual([state.dead, state.unknown, state.held], [1, 1, 0]);
    assert.equal(state.spent, 12.5);
  });

  test('are sent again once, and the log records it', async () => {
    const id = await sentTo(LOST);
    const jobs = await listenForJobs(site());
    const again = await act(id, 'send');
    assert.deepEqual(await jobs.sinceThen(), ['messages']);
    await jobs.stop();
    assert.deepEqual([again.state, again.tries, again.can_send], ['waiting', 0, false]);
    await assertRefused(await vera.send('POST', `deliveries/${id}/send`, why), 'state_conflict');
    const gateway = gatewayOf('one', [TAKEN]);
    await sendDue(db(), [gateway], site().now());
    // With the former id, a gateway would repeat its former response, and a mailbox hide the letter.
    assert.deepEqual(
      gateway.got.map((one) => one.id),
      [again.id],
    );
    assert.notEqual(again.id, id);
    const [former, sent] = [await messageOf(db(), id), await messageOf(db(), again.id)];
    assert.deepEqual([former.state, sent.state], ['resent', 'sent']);
    assert.deepEqual([sent.to, sent.text, sent.sentAt], [former.to, former.text, former.sentAt]);
    const [look] = await vera.looks();
    assert.deepEqual([look?.action, look?.about], ['delivery-send', `сообщение ${id}`]);
  });

  test('are sent at once if they wait for their next attempt, as the same message', async () => {
    const id = await sentTo(BUSY);
    assert.equal((await list('waiting')).items[0]?.can_send, true);
    const sooner = await act(id, 'send');
    assert.deepEqual([sooner.id, sooner.tries, sooner.can_send], [id, 1, false]);
    await assertRefused(await vera.send('POST', `deliveries/${id}/send`, why), 'state_conflict');
    await sendDue(db(), [gatewayOf('one', [TAKEN])], site().now());
    assert.equal((await messageOf(db(), id)).state, 'sent');
  });

  test('cost what both messages cost', async () => {
    const id = await sentTo(TAKEN);
    await db().update(outbox).set({ state: 'failed' }).where(eq(outbox.id, id));
    await act(id, 'send');
    await sendDue(db(), [gatewayOf('one', [TAKEN])], site().now());
    const { spent } = await vera.ask(deliveries.deskDeliveryState, 'GET', 'delivery');
    assert.equal(spent, 5);
  });

  test('with an expired code are not sent again', async () => {
    const expiresAt = new Date(site().now().getTime() + 1_000);
    const id = await sentTo(REFUSED, { code: '4711', expiresAt });
    await db()
      .update(outbox)
      .set({ expiresAt: new Date(site().now().getTime() - 1_000) })
      .where(eq(outbox.id, id));
    const refused = await vera.send('POST', `deliveries/${id}/send`, why);
    await assertRefused(refused, 'state_conflict');
    assert.equal((await list('dead')).items[0]?.can_send, false);
  });

  test('can be dropped, including those due for a retry', async () => {
    const id = await sentTo(BUSY);
    assert.equal((await act(id, 'drop')).state, 'dropped');
    const gateway = gatewayOf('one', [TAKEN]);
    await sendDue(db(), [gateway], new Date(site().now().getTime() + 3_600_000));
    assert.equal(gateway.got.length, 0);
    assert.deepEqual((await list()).items, []);
    assert.equal((await list('dropped')).items[0]?.can_send, true);
    await assertRefused(await vera.send('POST', `deliveries/${id}/drop`, why), 'state_conflict');
    await assertRefused(await vera.send('POST', 'deliveries/99999/drop', why), 'not_found');
  });

  test('are forbidden to editors without access to personal data', async () => {
    const { token } = await makeToken(site(), 'Егор', 'publisher');
    for (const path of ['desk/delivery', `desk/deliveries?${asked}`]) {
      await assertRefused(await send(site(), 'GET', path, undefined, { token }), 'forbidden', path);
    }
  });
});
