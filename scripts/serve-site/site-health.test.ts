import { expect, it } from '@jest/globals';
import { siteHealth } from './site-health.ts';

const well = { hasRelease: async () => true, hasEdge: () => true, isStopping: () => false };

async function asked(path: string, parts: Partial<typeof well> = {}) {
  const reply = await siteHealth({ ...well, ...parts })(new Request(`http://site.test${path}`));
  return reply && reply.status;
}

it('is alive whatever it lacks', async () => {
  expect(await asked('/health/live', { hasEdge: () => false })).toBe(200);
});

it.each([
  ['a release', { hasRelease: async () => false }],
  ['edge functions', { hasEdge: () => false }],
  ['a future', { isStopping: () => true }],
])('is not ready without %s', async (_lack, parts) => {
  expect(await asked('/health/ready')).toBe(200);
  expect(await asked('/health/ready', parts)).toBe(503);
});

it('leaves every other address to the site', async () => {
  expect(await asked('/health/')).toBeNull();
  expect(await asked('/faq/')).toBeNull();
});
