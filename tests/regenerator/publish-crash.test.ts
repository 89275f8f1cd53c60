/** A publisher is killed or finds the disk full: the site stays whole and recovers. */
import assert from 'node:assert/strict';
import { fork, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { hasCode } from '../../system/error-code.ts';
import { parseRoot, parseShard, placesOf } from '../../regenerator/publish/manifest.ts';
import { publishedSite, type Release } from '../../regenerator/publish/published-site.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { RETENTION } from '../../regenerator/publish/retention.ts';
import { FEW_KEPT } from './few-kept.ts';
import type { Report } from './publisher.ts';

const KILLS = 25;
/** Milliseconds within which a publisher is killed: time for several publications. */
const LONGEST = 60;

const publisher = fileURLToPath(new URL('publisher.ts', import.meta.url));
let work = '';
const site = () => join(work, 'site');

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'yasno-publish-'));
});
afterEach(() => rmSync(work, { recursive: true }));

type Reader = ReturnType<typeof publishedSite>;

/** The version of a release, after checking every byte of it. */
async function versionOf(release: Release): Promise<number | null> {
  const versions = new Set<string>();
  for (const [path, entry] of await release.files()) {
    const file = await release.read(path);
    assert.ok(file);
    assert.equal(hash('sha256', file.bytes), entry.sha256, path);
    versions.add(file.bytes.toString().replace(path, ''));
  }
  assert.deepEqual([...versions], [` of version ${release.revision}`], 'one version, no mixture');
  return release.revision;
}

/** The served version. On a busy machine ten releases can come while one is read. */
async function servedVersion(reader: Reader): Promise<number | null> {
  for (;;) {
    const release = await reader.release();
    if (!release) return null;
    try {
      return await versionOf(release);
    } catch (error) {
      const now = (await reader.release())?.number ?? 0;
      if (!hasCode(error, 'ENOENT') || now < release.number + RETENTION.least) throw error;
    }
  }
}

/** Objects in the store that no stored release refers to. */
async function strayObjects(): Promise<string[]> {
  const places = placesOf(site());
  const releases = await openReleases(site(), FEW_KEPT);
  const number = (await releases.current())?.number ?? 0;
  const used = new Set<string>();
  for (const kept of await releases.list()) {
    for (const list of parseRoot(readFileSync(places.root(kept.number), 'utf8')).shards) {
      if (list === '') continue;
      used.add(list);
      for (const { sha256 } of parseShard(readFileSync(places.object(list))).values()) {
        used.add(sha256);
      }
    }
  }
  // This operation waits until the previous one has swept.
  await releases.rollBack(number);
  await releases.settled();
  const names = readdirSync(places.objects, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && !used.has(entry.name))
    .map((entry) => entry.name);
}

test('a publisher killed at any moment leaves one version, and the next one continues', async () => {
  const reader = publishedSite(site());
  let version = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = fork(publisher, [work, String(version + 1)]);
    const told = { version };
    child.on('message', (report) => {
      told.version = (report as Report).version;
    });
    const ended = once(child, 'close');
    await once(child, 'message');
    const until = performance.now() + Math.random() * LONGEST;
    // Readers get one consistent version meanwhile.
    while (performance.now() < until) await servedVersion(reader);
    child.kill('SIGKILL');
    await ended;
    const found = await servedVersion(publishedSite(site()));
    // A release reported as published is never lost; the next one may have come before its report.
    assert.ok(found === told.version || found === told.version + 1, `${found}, ${told.version}`);
    version = found ?? 0;
  }
  const child = fork(publisher, [work, String(version + 1)]);
  await once(child, 'message');
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  const releases = await openReleases(site(), FEW_KEPT);
  const last = await servedVersion(reader);
  const directory = join(work, 'public');
  for (let index = 0; index < 12; index += 1) {
    const path = `page-${index}.html`;
    writeFileSync(join(directory, path), `${path} of version ${(last ?? 0) + 1}`);
  }
  await releases.publish({ directory, revision: (last ?? 0) + 1 });
  assert.equal(await servedVersion(reader), (last ?? 0) + 1);
  await releases.rollBack((await releases.current())?.number);
  assert.deepEqual(await strayObjects(), [], 'nothing is left of the killed publishers');
});

test('a full disk leaves the site unchanged, and later the next release is published', async () => {
  const releases = await openReleases(site(), FEW_KEPT);
  const directory = join(work, 'public');
  const child = fork(publisher, [work]);
  await once(child, 'message');
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  const before = await servedVersion(publishedSite(site()));
  writeFileSync(join(directory, 'page-0.html'), 'page-0.html of version 900');
  writeFileSync(join(directory, 'film.mp4'), Buffer.alloc(2 ** 20, 'film'));
  const program = `
    const { openReleases } = await import(process.argv[1]);
    const releases = await openReleases(process.argv[2]);
    const paths = ['page-0.html', 'film.mp4'];
    const files = new Map(paths.map((path) => [path, { file: process.argv[3] + '/' + path }]));
    await releases.publish({ files, revision: 900 })
      .then(() => process.exit(0), (error) => { console.log(error.code); process.exit(3); });`;
  const module = new URL('../../regenerator/publish/releases.ts', import.meta.url).href;
  const full = spawn(
    'bash',
    // No file may grow beyond 256 kB: the second one fails in the middle.
    [
      '-c',
      'ulimit -f 256; exec "$0" "$@"',
      process.execPath,
      '--input-type=module',
      '-e',
      program,
    ].concat([module, site(), directory]),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const said: string[] = [];
  full.stdout.on('data', (text) => said.push(String(text)));
  const [code] = (await once(full, 'close')) as [number | null];
  assert.deepEqual([code, said.join('').trim()], [3, 'EFBIG']);
  assert.equal(await servedVersion(publishedSite(site())), before);
  const files = new Map([['film.mp4', { file: join(directory, 'film.mp4') }]]);
  const published = await releases.publish({ files, revision: before });
  await releases.settled();
  assert.deepEqual(published.changed, ['film.mp4']);
  const release = await publishedSite(site()).release();
  const film = await release?.find('film.mp4');
  assert.equal(film?.size, 2 ** 20);
});

test('two concurrent publishers wait for each other', async () => {
  // Each version differs from all others: an unchanged one would not become a release.
  const children = ['1', '1001'].map((begin) => fork(publisher, [work, begin, `from-${begin}`]));
  const reported: number[] = [];
  for (const child of children) {
    child.on('message', (report) => reported.push((report as Report).number));
  }
  const ended = children.map((child) => once(child, 'close'));
  await Promise.all(children.map((child) => once(child, 'message')));
  const reader = publishedSite(site());
  for (let look = 0; look < 20; look += 1) await servedVersion(reader);
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(ended);
  await servedVersion(reader);
  const number = (await reader.release())?.number ?? 0;
  assert.equal(new Set(reported).size, reported.length, "no publisher took another one's number");
  assert.ok(Math.max(...reported) <= number, `release ${number} after ${reported.join(', ')}`);
});
