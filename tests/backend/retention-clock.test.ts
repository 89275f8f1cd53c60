/** A backend whose clock is weeks ahead deletes expired rows, and nothing else. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import * as v from 'valibot';
import { feedback, outbox } from '../../backend/db/schema.ts';
import { makeScratch } from '../contract/scratch.ts';
import { startProcess } from './backend-process.ts';
import { places } from './places.ts';

const WEEKS = 40 * 24 * 60 * 60 * 1000;
const clock = new URL('./movable-clock.ts', import.meta.url);

for (const place of places) {
  describe(place.name, () => {
    const directory = makeScratch('retention');
    after(() => rmSync(directory, { recursive: true }));

    test('deletes emails after forty days, but not questions', async () => {
      const { environment, use, end } = await place.make(directory);
      const now = new Date();
      const letter = { channel: 'email', text: 'Письмо', sentAt: now } as const;
      const letters = Array.from({ length: 1_200 }, (_, index) => ({
        ...letter,
        to: `a${index}@example.ru`,
      }));
      const question = { name: 'А', email: 'a@example.ru', question: 'Что?', sender: 'x' };
      await use(async (db) => {
        await db.insert(outbox).values(letters);
        await db.insert(feedback).values({ ...question, digest: 'x', createdAt: now });
      });
      const aged = { ...environment, CLOCK_AHEAD: String(WEEKS) };
      const starts = [startProcess(aged, { imported: clock })];
      // A second backend alongside it, when the database can be opened twice.
      if (environment['DATABASE_URL']) starts.push(startProcess(aged, { imported: clock }));
      const started = await Promise.allSettled(starts);
      const backends = started.flatMap((start) =>
        start.status === 'fulfilled' ? [start.value] : [],
      );
      try {
        assert.deepEqual(
          started.filter(({ status }) => status === 'rejected'),
          [],
        );
        let left = 1;
        while (left > 0) {
          const reply = await fetch(`${backends[0]?.origin}/dev/outbox`);
          left = v.parse(v.array(v.unknown()), await reply.json()).length;
        }
      } finally {
        await Promise.all(backends.map((backend) => backend.stop()));
      }
      const kept = await use((db) => Promise.all([db.$count(outbox), db.$count(feedback)]));
      assert.deepEqual(kept, [0, 1]);
      assert.deepEqual(
        backends.flatMap(({ complaints }) => complaints),
        [],
      );
      await end();
    });
  });
}
