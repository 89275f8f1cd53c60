import { expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { SITE_STATES } from '../../contract/schemas/publishing.ts';
import type { State } from '../status.ts';
import { mountHealth } from './health.ts';

/** The status of the response for a regenerator in that state. */
async function asked(path: string, state: State, isStopping = false): Promise<number> {
  const app = new Hono();
  mountHealth(app, { regenerator: { status: () => ({ state }) }, isStopping: () => isStopping });
  return (await app.request(path)).status;
}

it('is alive in every state', async () => {
  for (const state of SITE_STATES) expect(await asked('/health/live', state, true)).toBe(200);
});

it('is ready while it can publish editors’ changes, and until it stops', async () => {
  const ready: State[] = [];
  for (const state of SITE_STATES) {
    if ((await asked('/health/ready', state)) === 200) ready.push(state);
  }
  expect(ready).toEqual(['idle', 'working', 'building', 'held back']);
  expect(await asked('/health/ready', 'idle', true)).toBe(503);
});
