/** The backend's health checks while its database is silent. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { Hono } from 'hono';
import * as schema from '../../backend/db/schema.ts';
import { databaseAnswers, mountHealth } from '../../backend/health.ts';

type Rows = { rows: unknown[] };

/** The health endpoints over a database with the given answer. */
function healthOver(answer: () => Promise<Rows>, isStopping?: () => boolean) {
  const app = new Hono();
  mountHealth(app, { answers: databaseAnswers(drizzle(answer, { schema }), 20), isStopping });
  const statusOf = async (path: string) => (await app.request(path)).status;
  return {
    statusOf,
    all: async () => [
      await statusOf('/health/live'),
      await statusOf('/health/ready'),
      await statusOf('/health'),
    ],
  };
}

test('is ready with a working database, and not ready when it refuses queries', async () => {
  assert.deepEqual(await healthOver(async () => ({ rows: [] })).all(), [200, 200, 200]);
  const refused = healthOver(() => Promise.reject(new Error('gone')));
  assert.deepEqual(await refused.all(), [200, 503, 503]);
});

test('is not ready from the moment it begins to stop, but alive', async () => {
  let isStopping = false;
  const health = healthOver(
    async () => ({ rows: [] }),
    () => isStopping,
  );
  assert.deepEqual(await health.all(), [200, 200, 200]);
  isStopping = true;
  assert.deepEqual(await health.all(), [200, 503, 503]);
});

test('queries a silent database once for all callers, times out, and recovers', async () => {
  const asked: PromiseWithResolvers<Rows>[] = [];
  const health = healthOver(() => {
    const waiting = Promise.withResolvers<Rows>();
    asked.push(waiting);
    return waiting.promise;
  });
  const many = await Promise.all(Array.from({ length: 20 }, () => health.statusOf('/health')));
  assert.deepEqual(new Set(many), new Set([503]));
  assert.deepEqual(await health.all(), [200, 503, 503]);
  assert.equal(asked.length, 1);
  const again = health.statusOf('/health/ready');
  asked[0]?.resolve({ rows: [] });
  assert.equal(await again, 200);
});
