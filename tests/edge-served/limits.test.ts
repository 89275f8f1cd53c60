/** The backend's rate limits count visitors by their own addresses, through the edge. */
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parseTrustedProxies } from '../../src/config/visitor-address.ts';
import { startProcess } from '../backend/backend-process.ts';
import { makeScratch } from '../contract/scratch.ts';
import { seededDirectory } from '../contract/snapshot.ts';
import { openStage, type Stage } from './stage.ts';
import { questionConsent } from '../../src/config/member-consents.ts';

const SECRET = 'a-secret-between-the-edge-and-the-backend';
/** Questions that one address may send in an hour: the edge gives each of these visitors a device of their own. */
const MOST = 60;
/** Without a device. */
const MOST_DIRECTLY = 5;

let directory: string;
let backend: Awaited<ReturnType<typeof startProcess>>;
let stage: Stage | undefined;

before(async () => {
  directory = makeScratch('limits');
  cpSync(await seededDirectory(), join(directory, 'database'), { recursive: true });
  backend = await startProcess({ DATA_DIR: directory, DATABASE_URL: '', EDGE_SECRET: SECRET });
  stage = await openStage({
    restOrigin: backend.origin,
    edgeSecret: SECRET,
    // The test is the proxy: it sets the visitors' addresses.
    trustedProxies: parseTrustedProxies('127.0.0.1,::1') ?? undefined,
  });
});

after(async () => {
  await stage?.close();
  await backend.stop();
  await rm(directory, { recursive: true, force: true });
});

let asked = 0;

/** Status of a visitor's request. */
async function question(headers: Record<string, string>, origin = stage?.origin): Promise<number> {
  asked += 1;
  const fields = new URLSearchParams({
    name: 'Анна',
    email: 'anna@example.ru',
    policy: questionConsent.version,
    question: `Можно ли плавать в линзах, и если да, то ${asked} часов?`,
  });
  const reply = await fetch(`${origin}/rest/form.feedback?${fields}`, { headers });
  await reply.body?.cancel();
  return reply.status;
}

const from = (address: string) => ({ 'x-forwarded-for': address });

test('two visitors have separate limits, and a forged header changes nothing', async () => {
  const visits = Array.from({ length: MOST }, () => question(from('203.0.113.1')));
  assert.deepEqual(new Set(await Promise.all(visits)), new Set([200]));
  assert.equal(await question(from('203.0.113.1')), 429);
  assert.equal(await question(from('203.0.113.2')), 200);
  for (const forged of [
    from('198.51.100.9, 203.0.113.1'),
    { ...from('203.0.113.1'), 'x-visitor-address': '198.51.100.9', 'x-edge-secret': SECRET },
    { ...from('203.0.113.1'), 'x-nf-client-connection-ip': '198.51.100.9' },
  ]) {
    assert.equal(await question(forged), 429, JSON.stringify(forged));
  }
});

test('direct calls to the backend are counted by connection', async () => {
  const forged = () => ({
    ...from(`198.51.100.${asked}`),
    'x-visitor-address': `198.51.100.${asked}`,
    'x-edge-secret': 'guessed',
  });
  for (let count = 0; count < MOST_DIRECTLY; count += 1) {
    assert.equal(await question(forged(), backend.origin), 200);
  }
  assert.equal(await question(forged(), backend.origin), 429);
});
