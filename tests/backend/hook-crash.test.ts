/** Kills the backend while it delivers changes: all of them arrive in the end, in order. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { asc, eq, isNull } from 'drizzle-orm';
import { contentChanges, tags } from '../../backend/db/schema.ts';
import { makeScratch } from '../contract/scratch.ts';
import { startProcess } from './backend-process.ts';
import { HOOK_SECRET, startReceiver } from './hook-receiver.ts';
import { places } from './places.ts';

const ROUNDS = 3;

for (const place of places) {
  test(`${place.name}: saved changes are delivered after a SIGKILL`, async () => {
    const directory = makeScratch('hook');
    const made = await place.make(directory);
    const receiver = await startReceiver();
    const environment = {
      ...made.environment,
      CONTENT_HOOK_URL: receiver.url,
      CONTENT_HOOK_SECRET: HOOK_SECRET,
    };
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await made.use((db) =>
          db
            .update(tags)
            .set({ title: `Название ${round}` })
            .where(eq(tags.id, round)),
        );
        const asked = receiver.asked();
        receiver.answer(503, 503, 503, 503);
        const killed = await startProcess(environment);
        await receiver.until(() => receiver.asked() > asked);
        await killed.kill();
        receiver.answer();
        const again = await startProcess(environment);
        await receiver.until(() => receiver.taken.length >= round);
        await again.stop();
        assert.equal(again.complaints.join(''), '');
      }
      assert.deepEqual(
        receiver.taken.map(({ id }) => id),
        [1, 2, 3],
      );
      const left = await made.use((db) =>
        db
          .select()
          .from(contentChanges)
          .where(isNull(contentChanges.deliveredAt))
          .orderBy(asc(contentChanges.revision)),
      );
      // The last response and the kill may have crossed; that change is then delivered twice.
      assert.ok(left.length <= 1);
    } finally {
      await receiver.stop();
      await made.end();
      rmSync(directory, { recursive: true });
    }
  });
}
