/** The outbox is delivered: once, in time, within the day's budget, by any working gateway. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createApp } from '../../backend/app.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { outbox } from '../../backend/db/schema.ts';
import { startDelivery } from '../../backend/delivery/delivery.ts';
import { followSome } from '../../backend/delivery/follow.ts';
import { takeDue } from '../../backend/delivery/take.ts';
import { toldError } from '../../backend/delivery/told-error.ts';
import { outboxSender, senderFor } from '../../backend/outbox/sender.ts';
import { mailing } from '../../contract/calls/account.ts';
import { formFeedback } from '../../contract/calls/session.ts';
import { questionConsent } from '../../src/config/member-consents.ts';
import { BUSY, gatewayOf, later, messageOf, queued, sendDue, START, TAKEN } from './outbox-rows.ts';
import { onEveryEngine, requestOf } from './site.ts';
import { listenForJobs } from './job-notifications.ts';

onEveryEngine((site) => {
  const db = () => site().db;
  beforeEach(async () => {
    await db().delete(outbox);
  });

  test('without a gateway, a message is only stored and never picked up', async () => {
    await outboxSender({ to: '+79004440000', channel: 'sms', text: 'Т' }, db(), START);
    assert.deepEqual((await sendDue(db(), [gatewayOf('one', [TAKEN])], later(60))).taken, []);
    const [row] = await db().select().from(outbox);
    assert.deepEqual([row?.state, row?.nextTryAt], ['kept', null]);
  });

  test('a call that queues a message notifies the workers', async () => {
    const app = createApp({
      db: db(),
      media: diskStore('/nowhere'),
      now: () => START,
      send: senderFor(new Set(['email'])),
    });
    const jobs = await listenForJobs(site());
    await app.fetch(requestOf(mailing, { key: 'none' }));
    assert.deepEqual(await jobs.sinceThen(), [], 'nothing was queued');
    const { version: policy } = questionConsent;
    const question = { name: 'Анна', email: 'wake@example.ru', question: 'Когда?', policy };
    const reply = await app.fetch(requestOf(formFeedback, question));
    assert.equal(reply.status, 200, await reply.text());
    assert.deepEqual(await jobs.sinceThen(), ['messages']);
    await jobs.stop();
  });

  test('workers are notified of new messages once per committed transaction', async () => {
    const jobs = await listenForJobs(site());
    const undone = new Error('undone');
    const work = db().transaction(async (tx) => {
      await queued(tx);
      throw undone;
    });
    await assert.rejects(work, undone);
    assert.deepEqual(await jobs.sinceThen(), []);
    await db().transaction(async (tx) => {
      await queued(tx);
      await queued(tx);
    });
    assert.deepEqual(await jobs.sinceThen(), ['messages']);
    await outboxSender({ to: '+79004440000', channel: 'sms', text: 'Т' }, db(), START);
    assert.deepEqual(await jobs.sinceThen(), [], 'no worker delivers it');
    await jobs.stop();
  });

  test('a message is sent once and stores the gateway’s response', async () => {
    const id = await queued(db());
    const gateway = gatewayOf('one', [TAKEN]);
    await sendDue(db(), [gateway], START);
    await sendDue(db(), [gateway], later(3600));
    assert.equal(gateway.got.length, 1);
    const row = await messageOf(db(), id);
    assert.deepEqual(
      [row.state, row.gateway, row.gatewayId, row.cost, row.tries, row.nextTryAt],
      ['sent', 'one', 'theirs', 250, 1, null],
    );
  });

  test('several processes share the due messages', async () => {
    const ids = new Set<number>();
    for (let count = 0; count < 12; count += 1) ids.add(await queued(db()));
    const asked = { channel: 'sms', count: 5, now: START, ceiling: null } as const;
    const batches = await Promise.all([1, 2, 3].map(() => takeDue(db(), asked)));
    const taken = batches.flatMap((batch) => batch.taken.map(({ id }) => id));
    assert.equal(new Set(taken).size, taken.length, 'no message is taken twice');
    while (taken.length < 12) {
      const { taken: more } = await takeDue(db(), asked);
      assert.ok(more.length > 0);
      taken.push(...more.map(({ id }) => id));
    }
    assert.deepEqual(new Set(taken), ids);
  });

  test('an expired code is given up, not sent', async () => {
    const id = await queued(db(), { code: '4711', expiresAt: later(600) });
    const gateway = gatewayOf('one', [BUSY, TAKEN]);
    await sendDue(db(), [gateway], START);
    const { expired } = await sendDue(db(), [gateway], later(600));
    assert.equal(expired, 1);
    assert.equal(gateway.got.length, 1);
    const row = await messageOf(db(), id);
    assert.deepEqual([row.state, row.failure, row.nextTryAt], ['dead', 'expired', null]);
  });

  test('the delivery status is queried later', async () => {
    const id = await queued(db());
    const gateway = gatewayOf('one', [TAKEN], 'undelivered');
    await sendDue(db(), [gateway], START);
    assert.equal(await followSome(db(), [gateway], () => START), false);
    assert.equal(await followSome(db(), [gateway], () => later(60)), true);
    const row = await messageOf(db(), id);
    assert.deepEqual([row.state, row.failure, row.cost], ['failed', 'undelivered', 310]);
  });

  test('SMS messages wait once the daily budget is spent, and are sent the next day', async () => {
    const dear = gatewayOf('one', [{ ...TAKEN, cost: 1_500 }]);
    const first = await queued(db());
    const second = await queued(db(), {}, later(1));
    const third = await queued(db(), {}, later(2));
    // Two parts of the assumed price are reserved at once, a third would be too much.
    const { heldBack } = await sendDue(db(), [dear], later(3), 2_900);
    assert.equal(heldBack, 1);
    const states = await Promise.all([first, second, third].map((id) => messageOf(db(), id)));
    assert.deepEqual(
      states.map(({ state, failure }) => [state, failure]),
      [
        ['sent', null],
        ['sent', null],
        ['waiting', 'ceiling'],
      ],
    );
    await sendDue(db(), [dear], later(120), 2_900);
    assert.equal(dear.got.length, 2);
    // The next day in Moscow.
    await sendDue(db(), [dear], later(13 * 3600), 2_900);
    assert.equal(dear.got.length, 3);
  });

  test('the worker delivers messages and logs no personal data', async () => {
    const told: unknown[] = [];
    const secret = { to: '+79004449999', text: 'Ясно: код 4711', code: '4711' };
    await queued(db(), secret);
    await queued(db());
    const refused = { kind: 'refused', failure: 'recipient', detail: '202' } as const;
    const gateway = gatewayOf('one', [refused, TAKEN]);
    const { promise, resolve } = Promise.withResolvers<void>();
    const send: typeof gateway.send = async (message) => {
      const outcome = await gateway.send(message);
      if (gateway.got.length === 2) resolve();
      return outcome;
    };
    const worker = startDelivery(db(), {
      now: () => later(1),
      log: (message, error) => told.push(message, error),
      gateways: [{ ...gateway, send }],
      ceiling: 100,
    });
    await promise;
    await worker.stop();
    const states = (await db().select().from(outbox)).map(({ state }) => state).sort();
    assert.deepEqual(states, ['dead', 'sent']);
    const words = JSON.stringify(told);
    assert.match(words, /A message is dead/);
    assert.match(words, /202/);
    for (const word of Object.values(secret)) assert.ok(!words.includes(word), word);
  });

  test('an error is logged without its text, which may quote a message', () => {
    const secret = '+79004448888';
    const cause = Object.assign(new Error(`Key (to)=(${secret})`), { code: '23505' });
    const told = toldError(new Error(`Failed query, params: ${secret}`, { cause }));
    assert.deepEqual([told['name'], told['code']], ['Error', '23505']);
    assert.ok(!JSON.stringify(told).includes(secret));
  });
});
