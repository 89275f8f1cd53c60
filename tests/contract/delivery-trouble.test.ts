/** Deliveries that fail: none is lost, and none is sent twice. */
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { outbox } from '../../backend/db/schema.ts';
import { followSome } from '../../backend/delivery/follow.ts';
import { takeDue } from '../../backend/delivery/take.ts';
import {
  BUSY,
  gatewayOf,
  later,
  LOST,
  messageOf,
  queued,
  sendDue,
  START,
  TAKEN,
} from './outbox-rows.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const db = () => site().db;
  beforeEach(async () => {
    await db().delete(outbox);
  });

  describe('a failing gateway', () => {
    test('is retried with growing delays, and finally given up', async () => {
      const id = await queued(db());
      const gateway = gatewayOf('one', [BUSY]);
      let at = START;
      let before = 0;
      for (let tries = 1; tries < 10; tries += 1) {
        await sendDue(db(), [gateway], at);
        const row = await messageOf(db(), id);
        assert.deepEqual([row.state, row.tries, row.failure], ['waiting', tries, 'gateway']);
        const pause = (row.nextTryAt ?? assert.fail()).getTime() - at.getTime();
        assert.ok(pause > before, `pause ${tries}`);
        // Delays of an hour no longer grow, apart from a fifth of jitter.
        before = Math.min(pause, 40 * 60_000);
        at = row.nextTryAt ?? assert.fail();
      }
      await sendDue(db(), [gateway], at);
      const row = await messageOf(db(), id);
      assert.deepEqual([row.state, row.failure, row.held], ['dead', 'gateway', null]);
    });

    test('passes a message that it certainly did not accept to the second gateway', async () => {
      const id = await queued(db());
      const gateways = [gatewayOf('one', [BUSY]), gatewayOf('two', [TAKEN])];
      await sendDue(db(), gateways, START);
      assert.deepEqual(
        gateways.map(({ got }) => got.length),
        [1, 1],
      );
      const row = await messageOf(db(), id);
      assert.deepEqual([row.state, row.gateway, row.failure], ['sent', 'two', null]);
    });

    test('that may have accepted a message keeps it from being sent again', async () => {
      const id = await queued(db());
      const gateways = [gatewayOf('one', [LOST]), gatewayOf('two', [TAKEN])];
      await sendDue(db(), gateways, START);
      await sendDue(db(), gateways, later(24 * 3600));
      await followSome(db(), gateways, () => later(24 * 3600));
      assert.equal(gateways[1]?.got.length, 0);
      const row = await messageOf(db(), id);
      assert.deepEqual([row.state, row.failure, row.nextTryAt], ['unknown', 'no-reply', null]);
    });

    test('is tried last for a minute', async () => {
      await queued(db(), {}, START);
      await queued(db(), {}, later(1));
      const gateways = [gatewayOf('one', [LOST]), gatewayOf('two', [TAKEN])];
      await sendDue(db(), gateways, later(2));
      assert.deepEqual(
        gateways.map(({ got }) => got.length),
        [1, 1],
      );
    });
  });

  test('a refusal of the number or of the text is final', async () => {
    for (const failure of ['recipient', 'content'] as const) {
      const id = await queued(db());
      const second = gatewayOf('two', [TAKEN]);
      const first = gatewayOf('one', [{ kind: 'refused', failure, detail: '202' }]);
      await sendDue(db(), [first, second], START);
      const row = await messageOf(db(), id);
      assert.deepEqual([row.state, row.failure, row.detail], ['dead', failure, '202']);
      assert.equal(second.got.length, 0);
    }
  });

  describe('a process that stops while sending', () => {
    const taken = async (gateway: string | null) => {
      const id = await queued(db());
      await takeDue(db(), { channel: 'sms', count: 1, now: START, ceiling: null });
      await db().update(outbox).set({ gateway }).where(eq(outbox.id, id));
      return id;
    };
    const follow = (gateways: Parameters<typeof followSome>[1], seconds: number) =>
      followSome(db(), gateways, () => later(seconds));

    test('keeps its message until the lease expires', async () => {
      const id = await taken('one');
      const gateway = gatewayOf('one', [TAKEN]);
      assert.equal(await follow([gateway], 60), false);
      assert.equal((await messageOf(db(), id)).state, 'sending');
    });

    test('leaves the message in an unknown state when the gateway has no status query', async () => {
      const id = await taken('one');
      await follow([gatewayOf('one', [TAKEN])], 130);
      const row = await messageOf(db(), id);
      assert.deepEqual([row.state, row.failure], ['unknown', 'stopped']);
    });

    test('leaves the message waiting when it has not called any gateway yet', async () => {
      const id = await taken(null);
      await follow([gatewayOf('one', [TAKEN])], 130);
      assert.equal((await messageOf(db(), id)).state, 'waiting');
    });

    test('leaves a message that is resent only if the gateway reports that it never arrived', async () => {
      const there = await taken('one');
      await follow([gatewayOf('one', [TAKEN], 'delivered')], 130);
      const row = await messageOf(db(), there);
      assert.deepEqual([row.state, row.cost], ['delivered', 310]);
      await db().delete(outbox);
      const absent = await taken('one');
      await follow([gatewayOf('one', [TAKEN], 'absent')], 130);
      assert.equal((await messageOf(db(), absent)).state, 'waiting');
      await db().delete(outbox);
      const unclear = await taken('one');
      const silent = gatewayOf('one', [TAKEN], 'unclear');
      await follow([silent], 130);
      assert.equal((await messageOf(db(), unclear)).state, 'sending');
      await follow([silent], 4_000);
      assert.equal((await messageOf(db(), unclear)).state, 'unknown');
      assert.equal(silent.got.length, 0);
    });
  });

  test('a message is not resent when the gateway that accepted it no longer knows it', async () => {
    const id = await queued(db());
    const gateway = gatewayOf('one', [TAKEN], 'absent');
    await sendDue(db(), [gateway], START);
    await followSome(db(), [gateway], () => later(60));
    assert.equal((await messageOf(db(), id)).state, 'sent');
  });
});
