/** Queued changes arrive exactly once and in order, whatever happens on the way. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { newNotes, type DeliveryNotes } from '../../backend/content-hook/delivery.ts';
import { startTeller } from '../../backend/content-hook/teller.ts';
import * as tables from '../../backend/db/schema.ts';
import { engines } from '../contract/database.ts';
import { onEveryEngine } from '../contract/site.ts';
import { HOOK_SECRET, startReceiver, type Receiving } from './hook-receiver.ts';
import { forget, queued } from './queued-changes.ts';

onEveryEngine((site) => {
  let receiver: Receiving;
  before(async () => {
    receiver = await startReceiver();
  });
  after(() => receiver.stop());

  const logged: string[] = [];
  const start = (to: string | null = receiver.url, alone = true, receiverFirst = 0) =>
    startTeller(site().db, {
      now: () => new Date(),
      log: (message) => logged.push(message),
      receiver: to ? { url: to, secret: HOOK_SECRET } : null,
      alone,
      receiverFirst,
    });
  const rename = (id: number, title: string) =>
    site().db.update(tables.tags).set({ title }).where(eq(tables.tags.id, id));
  const undelivered = () =>
    site().db.$count(tables.contentChanges, sql`${tables.contentChanges.deliveredAt} is null`);

  test('sends the waiting changes as one message, in order, each entity once', async () => {
    await forget(site().db);
    for (const id of [1, 2, 3, 1]) await rename(id, `Название ${Math.random()}`);
    const teller = start();
    await receiver.until(() => receiver.taken.length >= 3);
    assert.equal(receiver.messages.length, 1);
    assert.deepEqual(
      receiver.taken.map(({ id }) => id),
      [2, 3, 1],
    );
    const revisions = receiver.taken.map(({ revision }) => revision);
    assert.deepEqual(
      revisions,
      [...revisions].sort((one, other) => one - other),
    );
    await teller.stop();
    assert.equal(await undelivered(), 0);
  });

  test('records a failed delivery, and the acceptance after the retry', async () => {
    await forget(site().db);
    receiver.messages.length = 0;
    receiver.answer(502);
    await rename(1, `Снова ${Math.random()}`);
    const notes = newNotes();
    const failed = Promise.withResolvers<DeliveryNotes['failed']>();
    const teller = startTeller(site().db, {
      now: () => new Date(),
      log: () => failed.resolve(notes.failed),
      receiver: { url: receiver.url, secret: HOOK_SECRET },
      alone: true,
      notes,
      receiverFirst: 0,
    });
    const { status, tries } = (await failed.promise) ?? {};
    assert.deepEqual([status, tries, notes.accepted], [502, 1, null]);
    await receiver.until(() => receiver.messages.length > 0);
    await teller.stop();
    assert.deepEqual([notes.builder, notes.failed], ['build', null]);
    assert.equal(notes.accepted?.revision, receiver.messages[0]?.[0]?.revision);
  });

  test('sends changes saved while the receiver reads immediately, and once', async () => {
    receiver.messages.length = 0;
    const anHour = 3_600_000;
    const teller = start(receiver.url, true, anHour);
    for (const id of [1, 2, 3]) {
      await rename(id, `Ещё раз ${Math.random()}`);
      teller.wake();
      await receiver.until(() => receiver.messages.length >= id);
    }
    await teller.stop();
    assert.deepEqual(
      receiver.messages.map((message) => message.map(({ id }) => id)),
      [[1], [2], [3]],
    );
    assert.equal(await undelivered(), 0);
  });

  test('retries a message until it is accepted, and nothing overtakes it', async () => {
    receiver.taken.length = 0;
    receiver.messages.length = 0;
    receiver.answer(500, 503);
    const asked = receiver.asked();
    await rename(1, 'Сначала');
    const teller = start();
    await receiver.until(() => receiver.asked() === asked + 1);
    await rename(2, 'Потом');
    teller.wake();
    await receiver.until(() => receiver.taken.length >= 2);
    assert.deepEqual(
      receiver.taken.map(({ id }) => id),
      [1, 2],
    );
    assert.equal(receiver.asked(), asked + 3);
    assert.deepEqual(logged, ['A content change could not be delivered yet']);
    await teller.stop();
  });

  test('limits a message to 500 changes, and never splits those of one transaction', async () => {
    receiver.taken.length = 0;
    receiver.messages.length = 0;
    await site().db.execute(sql`update shops set revision = revision + 1`);
    const first = await undelivered();
    await site().db.execute(sql`update cities set revision = revision + 1`);
    const second = await undelivered();
    assert.ok(first < 500 && second > 500);
    await rename(1, 'Следом');
    const total = await undelivered();
    const teller = start();
    await receiver.until(() => receiver.taken.length >= total);
    assert.deepEqual(
      receiver.messages.map(({ length }) => length),
      [second, total - second],
    );
    await teller.stop();
  });

  test('sends nothing without a receiver, and deletes old changes', async () => {
    await forget(site().db);
    await rename(1, 'Без получателя');
    await site().db.execute(sql`update content_changes set saved_at = now() - interval '2 days'`);
    await rename(2, 'Недавнее');
    const asked = receiver.asked();
    const teller = start(null);
    await teller.stop();
    assert.equal(receiver.asked(), asked);
    assert.deepEqual(
      (await queued(site().db)).map(([, id]) => id),
      [2],
    );
  });

  test('keeps the newest delivered change, however old: an interval counts from it', async () => {
    await forget(site().db);
    for (const id of [1, 2]) await rename(id, `Давно ${Math.random()}`);
    await site().db.execute(
      sql`update content_changes set saved_at = now() - interval '9 days', delivered_at = now()`,
    );
    const teller = start();
    await teller.stop();
    assert.deepEqual(
      (await queued(site().db)).map(([, id]) => id),
      [2],
    );
  });

  test('keeps undelivered changes, however old', async () => {
    await forget(site().db);
    await rename(1, 'Ждёт долго');
    await site().db.execute(sql`update content_changes set saved_at = now() - interval '90 days'`);
    receiver.taken.length = 0;
    const teller = start();
    await receiver.until(() => receiver.taken.length >= 1);
    await teller.stop();
  });
});

for (const engine of engines.filter(({ name }) => name === 'PostgreSQL')) {
  test('concurrent editors and notifiers deliver each change once, in the order of revisions', async () => {
    const { db, close } = await engine.open();
    const receiver = await startReceiver();
    const faults: unknown[] = [];
    const tellers = [1, 2].map(() =>
      startTeller(db, {
        now: () => new Date(),
        log: (_message, error) => faults.push(error),
        receiver: { url: receiver.url, secret: HOOK_SECRET },
        alone: false,
      }),
    );
    try {
      const edits = Array.from({ length: 60 }, async (_, index) => {
        await db
          .update(tables.shops)
          .set({ phone: `+7 800 000-00-${String(index).padStart(2, '0')}` })
          .where(eq(tables.shops.id, index + 1));
        tellers[index % 2]?.wake();
      });
      await Promise.all(edits);
      await receiver.until(() => receiver.taken.length >= 60);
      const revisions = receiver.taken.map(({ revision }) => revision);
      assert.deepEqual(
        revisions,
        [...new Set(revisions)].sort((one, other) => one - other),
      );
      assert.equal(receiver.mostAtOnce(), 1);
      assert.deepEqual(faults, []);
    } finally {
      await Promise.all(tellers.map((teller) => teller.stop()));
      await receiver.stop();
      await close();
    }
  });
}
