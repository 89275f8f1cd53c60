import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { releaseStore } from '../../tests/unit/release-store.ts';
import { cacheTag } from '../publish/cache-tags.ts';
import { placesOf } from '../publish/manifest.ts';
import { PurgeError } from './cache.ts';
import type { Forgotten } from './changes.ts';
import { startPurger, type Purger } from './purger.ts';

let purger: Purger;

// Before the releases are removed: a purger writes its record beside them.
afterEach(() => purger.stop());

const { releases, site, write, remove, all } = releaseStore();

const HOME = 'index.html';
/** Long enough that other tests never reach the second purge. */
const NEVER = 60_000;

/** A cache that records its purges, and refuses as often as a test says. */
function caching(settle = NEVER) {
  const told: Forgotten[] = [];
  const renewed: string[] = [];
  const lines: string[] = [];
  const refusals: PurgeError[] = [];
  const forget = async (forgotten: Forgotten) => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    told.push(forgotten);
  };
  const file = join(site(), '..', 'purged.json');
  const start = (name = 'Cache', rules = '') => {
    const log = (line: string) => void lines.push(line);
    const renew = async (address: string) => void renewed.push(address);
    const cache = { name, settle, forget, renew };
    purger = startPurger({ places: placesOf(site()), cache, rules, file, log });
  };
  return { told, renewed, lines, refusals, file, start };
}

/** A cache that is purged twice may be purged twice between two checks. */
async function until(isSo: () => boolean): Promise<void> {
  const deadline = AbortSignal.timeout(20_000);
  while (!isSo()) {
    deadline.throwIfAborted();
    await new Promise(setImmediate);
  }
}

const tagsOf = (...files: string[]) => files.map(cacheTag).toSorted();
const sorted = (forgotten: Forgotten | undefined) =>
  forgotten === 'everything' ? forgotten : forgotten?.tags.toSorted();

it('purges an unknown cache completely, and then only the changes', async () => {
  const { told, start } = caching();
  await all();
  start();
  await until(() => told.length >= 1);
  expect(told).toEqual(['everything']);
  await write(HOME, 'new home');
  await write('new/index.html', 'new');
  await remove('catalog/index.html');
  await all();
  purger.wake();
  await until(() => told.length >= 2);
  expect(sorted(told[1])).toEqual(tagsOf(HOME, 'new/index.html', 'catalog/index.html'));
  expect(purger.confirmed()).toBe(2);
});

it('renews the changed pages, those with short addresses first', async () => {
  const { renewed, start } = caching();
  await all();
  start();
  await until(() => purger.confirmed() === 1);
  await write('новый город/index.html', 'new');
  await write('page-data/index/page-data.json', '{}');
  await write(HOME, 'new home');
  await all();
  purger.wake();
  await until(() => renewed.length >= 2);
  expect(renewed).toEqual(['/', encodeURI('/новый город/')]);
});

it('repeats each purge once, and the next process purges only later changes', async () => {
  const { told, file, start } = caching(1);
  await all();
  start();
  await until(() => told.length >= 2);
  await until(() => purger.confirmed() === 1);
  await purger.stop();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ cache: 'Cache ', number: 1 });
  await write(HOME, 'new home');
  await all();
  start();
  await until(() => told.length >= 4);
  expect(told.slice(2).map(sorted)).toEqual([tagsOf(HOME), tagsOf(HOME)]);
  await purger.stop();
  start('Another');
  await until(() => told.length >= 5);
  expect(told[4]).toBe('everything');
});

it('retries until the cache confirms, and purges up to the newest release then', async () => {
  const { told, lines, refusals, start } = caching();
  await all();
  refusals.push(new PurgeError('Cache answered 500'), new PurgeError('Cache answered 429', 10));
  start();
  await until(() => refusals.length <= 1);
  await write(HOME, 'new home');
  await all();
  await until(() => told.length >= 1);
  expect(purger.confirmed()).toBe(2);
  expect(lines).toEqual([
    expect.stringContaining('Cache answered 500'),
    'The cache has forgotten what had changed.',
  ]);
});

it('purges the changes of a rollback, too', async () => {
  const { told, start } = caching();
  await all();
  await write(HOME, 'new home');
  await all();
  start();
  await until(() => told.length >= 1);
  await releases().rollBack();
  purger.wake();
  await until(() => told.length >= 2);
  expect(sorted(told[1])).toEqual(tagsOf(HOME));
  expect(purger.confirmed()).toBe(1);
});

it('purges changes that were published and undone while the cache did not confirm', async () => {
  const { told, refusals, start } = caching();
  await all();
  start();
  await until(() => told.length >= 1);
  refusals.push(new PurgeError('Cache answered 500'));
  await write(HOME, 'a slip');
  await all();
  purger.wake();
  await until(() => refusals.length === 0);
  await write(HOME, 'home');
  await all();
  await until(() => told.length >= 2);
  expect(sorted(told[1])).toEqual(tagsOf(HOME));
});

it('purges everything after a rollback that began and ended while it was stopped', async () => {
  const { told, start } = caching();
  await all();
  await write(HOME, 'new home');
  await all();
  start();
  await until(() => told.length >= 1);
  await purger.stop();
  await releases().rollBack();
  await releases().goOn();
  start();
  await until(() => told.length >= 2);
  expect(told[1]).toBe('everything');
});

it('purges everything when headers or the rules beside the release change', async () => {
  const { told, start } = caching(1);
  await all();
  start();
  await until(() => told.length >= 2);
  await write('_headers', '/*\n  X: y\n');
  await all();
  purger.wake();
  await until(() => told.length >= 4);
  expect(told.slice(2)).toEqual(['everything', 'everything']);
  await purger.stop();
  start('Cache', 'others');
  await until(() => told.length >= 5);
  expect(told[4]).toBe('everything');
});
