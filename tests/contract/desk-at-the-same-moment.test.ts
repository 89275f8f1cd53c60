/** The desk's actions for a member who is being deleted at the same moment. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createApp } from '../../backend/app.ts';
import { deskLog, pointsEntries } from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { holdLedger } from '../../backend/points/ledger.ts';
import { blocked } from './blocked.ts';
import { attempt } from './club-rows.ts';
import { engines } from './database.ts';
import { assertDeclared } from './declared.ts';
import { REASON } from './desk.ts';
import { send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { EDITOR_TOKEN } from './site.ts';
import { signIn } from './stubs.ts';

/** Asks for a member's deletion, then for something else of them, before the deletion can begin. */
async function afterDeletion(db: Database, action: string, body: object) {
  const app = createApp({ db, media: diskStore('/nowhere'), editorToken: EDITOR_TOKEN });
  const fetch = async (request: Request) => {
    const reply = await app.fetch(request);
    await assertDeclared(request, reply);
    return reply;
  };
  const { user } = await signIn(db, new Date(), '+79006690001');
  const ask = (what: string, given: object) =>
    send({ fetch }, 'POST', `desk/members/${user.id}/${what}`, given, { headers: attempt() });
  const gate = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await holdLedger(tx, user.id);
    held.resolve();
    await gate.promise;
  });
  await held.promise;
  const deletion = ask('delete', { reason: REASON });
  await blocked(db);
  const asked = ask(action, body);
  await blocked(db, 2);
  gate.resolve();
  await holding;
  assert.equal((await deletion).status, 200);
  return { user, reply: await asked };
}

// The embedded database has one connection, so nothing is concurrent there.
for (const engine of engines.filter(({ name }) => name === 'PostgreSQL')) {
  describe(engine.name, () => {
    test('no points are given to a member who has left', async (context) => {
      const { db, close } = await engine.open();
      context.after(close);
      const correction = { reason: REASON, points: 100, title: 'Баллы за испорченный код' };
      const { user, reply } = await afterDeletion(db, 'points', correction);
      await assertRefused(reply, 'not_found');
      assert.equal(await db.$count(pointsEntries, eq(pointsEntries.userId, user.id)), 0);
    });

    test('a member who is deleted twice is not found the second time', async (context) => {
      const { db, close } = await engine.open();
      context.after(close);
      const { reply } = await afterDeletion(db, 'delete', { reason: REASON });
      await assertRefused(reply, 'not_found');
      assert.equal(await db.$count(deskLog, eq(deskLog.action, 'delete')), 1);
    });
  });
}
