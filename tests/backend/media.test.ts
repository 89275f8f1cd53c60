import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createApp } from '../../backend/app.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { assertRefused } from '../contract/envelope.ts';
import { ORIGIN } from '../contract/site.ts';

const NAME = 'uhod-0123456789ab.png';
const BYTES = Buffer.from('not really a picture');
/** Pictures are served without reading the database. */
const noDatabase = new Proxy(Object.create(null), {
  get: () => assert.fail('pictures must not need a database'),
});
const openFiles = () => readdirSync('/proc/self/fd').length;

describe('pictures', () => {
  let parent: string;
  let ask: (name: string, init?: RequestInit) => Promise<Response>;
  before(() => {
    parent = mkdtempSync(join(tmpdir(), 'yasno-test-served-'));
    const mediaDir = join(parent, 'media');
    mkdirSync(join(mediaDir, 'directory.png'), { recursive: true });
    writeFileSync(join(mediaDir, NAME), BYTES);
    writeFileSync(join(mediaDir, `${NAME}.part`), 'half');
    writeFileSync(join(mediaDir, '.hidden.png'), 'hidden');
    writeFileSync(join(parent, 'secret.png'), 'secret');
    const app = createApp({
      db: noDatabase,
      media: diskStore(mediaDir),
      log: (message, error) => assert.fail(`${message}: ${String(error)}`),
    });
    ask = async (name, init) => app.fetch(new Request(`${ORIGIN}/media/${name}`, init));
  });
  after(() => rmSync(parent, { recursive: true }));

  test('are served completely and as immutable', async () => {
    const reply = await ask(NAME);
    assert.equal(reply.status, 200);
    assert.deepEqual(Buffer.from(await reply.arrayBuffer()), BYTES);
    assert.equal(reply.headers.get('content-type'), 'image/png');
    assert.equal(reply.headers.get('content-length'), String(BYTES.length));
    assert.match(reply.headers.get('cache-control') ?? '', /immutable/);
  });

  test('return 304 to clients that have them', async () => {
    const etag = (await ask(NAME, { method: 'HEAD' })).headers.get('etag') ?? '';
    assert.match(etag, /^".+"$/);
    const reply = await ask(NAME, { headers: { 'if-none-match': etag } });
    assert.deepEqual([reply.status, await reply.text()], [304, '']);
    assert.equal((await ask(NAME, { headers: { 'if-none-match': '"other"' } })).status, 200);
  });

  test('leave no file open after a HEAD request', async () => {
    const before = openFiles();
    for (let count = 0; count < 20; count += 1) {
      const reply = await ask(NAME, { method: 'HEAD' });
      assert.deepEqual([reply.status, await reply.text()], [200, '']);
      assert.equal(reply.headers.get('content-length'), String(BYTES.length));
    }
    assert.ok(openFiles() - before < 5, `${openFiles() - before} files are left open`);
  });

  for (const name of [
    'missing-0123456789ab.png',
    'directory.png',
    `${NAME}.part`,
    '.hidden.png',
    'UHOD.png',
    'uhod.PNG',
    'uhod.jpg',
    `${'a'.repeat(141)}.png`,
    'a'.repeat(5000),
    '..%2fsecret.png',
    '..%2Fsecret.png',
    '%2e%2e%2fsecret.png',
    '%252e%252e%252fsecret.png',
    '..%5csecret.png',
    '..%c0%afsecret.png',
    '%2fetc%2fpasswd',
    `${NAME}%00`,
    '%00.png',
    '%',
    '%ff.png',
    '😀.png',
  ]) {
    test(`«${name.slice(0, 40)}» is not a picture`, async () => {
      await assertRefused(await ask(name), 'not_found');
    });
  }

  for (const path of ['../secret.png', '/secret.png', '', `${NAME}/`, `x/../../secret.png`]) {
    test(`«/media/${path}» is not found`, async () => {
      await assertRefused(await ask(path), 'not_found');
    });
  }
});
