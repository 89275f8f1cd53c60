/** External builds started by saved content cost money: at most one begins per interval. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { backlogOf } from '../../backend/backlog.ts';
import { newNotes } from '../../backend/content-hook/delivery.ts';
import { markDelivered, waitingChanges } from '../../backend/content-hook/queue.ts';
import { readDelivery } from '../../backend/content-hook/read-delivery.ts';
import { startTeller } from '../../backend/content-hook/teller.ts';
import * as tables from '../../backend/db/schema.ts';
import type { Worker } from '../../backend/worker.ts';
import { onEveryEngine } from '../contract/site.ts';
import { HOOK_SECRET, startReceiver, type Receiving } from './hook-receiver.ts';
import { forget } from './queued-changes.ts';

const TEN_MINUTES = 600_000;
const DAY = 86_400_000;

onEveryEngine((site) => {
  let receiver: Receiving;
  before(async () => {
    receiver = await startReceiver();
  });
  const started: Worker[] = [];
  after(async () => {
    await Promise.all(started.map((teller) => teller.stop()));
    await receiver.stop();
  });

  /** A process that starts builds; `failed` resolves with its first failure. */
  function start({ now = () => new Date(), interval = TEN_MINUTES }) {
    const notes = newNotes();
    const { promise: failed, resolve } = Promise.withResolvers<typeof notes.failed>();
    const teller = startTeller(site().db, {
      now,
      log: () => resolve(notes.failed),
      receiver: { url: receiver.url, secret: HOOK_SECRET, interval },
      alone: true,
      notes,
      // An external build does not read from here at once, so this pause must never happen.
      receiverFirst: DAY,
    });
    started.push(teller);
    return { teller, failed };
  }
  const rename = (id: number, title: string) =>
    site().db.update(tables.tags).set({ title }).where(eq(tables.tags.id, id));
  const undelivered = () =>
    site().db.$count(tables.contentChanges, sql`${tables.contentChanges.deliveredAt} is null`);

  test('starts at most one build per interval, with all saved changes, also after a restart', async () => {
    await forget(site().db);
    receiver.messages.length = 0;
    const interval = 120_000;
    const began = Date.now();
    let clock = began;
    const builds = () => start({ now: () => new Date(clock), interval }).teller;
    await rename(1, `Первая ${Math.random()}`);
    let teller = builds();
    await receiver.until(() => receiver.messages.length === 1);
    await teller.stop();

    await rename(2, `Ждёт ${Math.random()}`);
    clock += interval - 1;
    teller = builds();
    await rename(3, `Ждёт тоже ${Math.random()}`);
    await teller.stop();
    assert.equal(receiver.messages.length, 1);
    const state = { notes: newNotes(), isTold: true, interval, url: null };
    const { waiting, next_at } = await readDelivery(site().db, state, new Date(clock));
    assert.deepEqual([waiting, next_at], [2, new Date(began + interval).toISOString()]);
    const overdue = async (pause: number) =>
      (await backlogOf(site().db, new Date(clock), pause)).overdue.changes;
    assert.deepEqual([await overdue(interval), (await overdue(0)) > 60], [0, true]);

    clock += 1;
    teller = builds();
    await receiver.until(() => receiver.messages.length === 2);
    await teller.stop();
    assert.deepEqual(
      receiver.messages[1]?.map(({ id }) => id),
      [2, 3],
    );
    assert.equal(await undelivered(), 0);
  });

  test('one build covers the whole backlog, and its message ends with the newest change', async () => {
    await forget(site().db);
    receiver.messages.length = 0;
    await site().db.execute(sql`update shops set revision = revision + 1`);
    await site().db.execute(sql`update cities set revision = revision + 1`);
    await rename(1, `Последняя ${Math.random()}`);
    assert.ok((await undelivered()) > 500);
    const { teller } = start({ interval: 60_000 });
    await receiver.until(() => receiver.messages.length === 1);
    await teller.stop();
    assert.ok((receiver.messages[0]?.length ?? 0) <= 500);
    assert.equal(receiver.messages[0]?.at(-1)?.entity, 'tags');
    assert.equal(await undelivered(), 0);
  });

  test('a clock that ran ahead delays no build, and waiting changes are overdue', async () => {
    await forget(site().db);
    receiver.messages.length = 0;
    await rename(1, `Завтра ${Math.random()}`);
    await site().db.execute(
      sql`update content_changes set delivered_at = now() + interval '1 day'`,
    );
    await rename(2, `Сегодня ${Math.random()}`);
    await site().db.execute(
      sql`update content_changes set saved_at = now() - interval '2 minutes'`,
    );
    const state = { notes: newNotes(), isTold: true, interval: TEN_MINUTES, url: null };
    assert.equal((await readDelivery(site().db, state, new Date())).next_at, null);
    const { overdue } = await backlogOf(site().db, new Date(), TEN_MINUTES);
    assert.ok(overdue.changes > 60, `late for ${overdue.changes} s`);

    let ahead = 2 * DAY;
    const { teller, failed } = start({ now: () => new Date(Date.now() + ahead) });
    assert.equal((await failed)?.status, 401, 'signed with a time in the future');
    ahead = 0;
    teller.wake();
    await receiver.until(() => receiver.messages.length === 1);
    await teller.stop();
    assert.equal(await undelivered(), 0);
  });

  test('a build that may have started is not started again at once', async () => {
    await forget(site().db);
    receiver.messages.length = 0;
    let clock = Date.now();
    const now = () => new Date(clock);
    await rename(1, `Неясно ${Math.random()}`);
    receiver.answer(502, 404);
    let asked = receiver.asked();
    const first = start({ now });
    assert.equal((await first.failed)?.againAt.getTime(), clock + 60_000);
    await first.teller.stop();

    clock += 59_999;
    await start({ now }).teller.stop();
    assert.equal(receiver.asked(), (asked += 1), 'the next process does not start it either');

    clock += 1;
    const refused = start({ now });
    assert.equal((await refused.failed)?.againAt.getTime(), clock + 200, 'no build has started');
    clock += 200;
    refused.teller.wake();
    await receiver.until(() => receiver.messages.length === 1);
    await refused.teller.stop();
    assert.equal(await undelivered(), 0);
  });

  test('a build whose acceptance cannot be recorded is not started again within the interval', async () => {
    await forget(site().db);
    receiver.messages.length = 0;
    const interval = 120_000;
    let clock = Date.now();
    const now = () => new Date(clock);
    await rename(1, `Принято ${Math.random()}`);
    await site().db.execute(
      sql`alter table content_changes add constraint broken check (delivered_at is null)`,
    );
    const { teller, failed } = start({ now, interval });
    try {
      assert.equal((await failed)?.againAt.getTime(), clock + interval);
    } finally {
      await teller.stop();
      await site().db.execute(sql`alter table content_changes drop constraint broken`);
    }
    assert.equal(receiver.messages.length, 1);
    clock += interval - 1;
    await start({ now, interval }).teller.stop();
    assert.equal(receiver.messages.length, 1);
    clock += 1;
    const again = start({ now, interval });
    await receiver.until(() => receiver.messages.length === 2);
    await again.teller.stop();
    assert.equal(await undelivered(), 0);
  });

  test('marks more changes as delivered than a statement can have parameters', async () => {
    await forget(site().db);
    await rename(1, `Много ${Math.random()}`);
    const [change] = await waitingChanges(site().db);
    assert.ok(change);
    await markDelivered(
      site().db,
      Array.from({ length: 65_536 }, () => change),
      new Date(),
    );
    assert.equal(await undelivered(), 0);
  });
});
