import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { Flushing } from './flushing.ts';
import { placesOf, type Places } from './manifest.ts';
import { publishedSite } from './published-site.ts';
import { openReleases } from './releases.ts';

const root = tempDirectory();
let places: Places;
beforeEach(async () => {
  places = placesOf(join(root.path, 'site'));
  await mkdir(places.releases, { recursive: true });
});

const file = async (name: string) => {
  const path = join(places.releases, name);
  await writeFile(path, name);
  return path;
};
const pointer = (number: number) => ({ number, last: number, step: number });

it('notes the newest of the releases that arrived while it was flushing', async () => {
  const flushing = new Flushing(places);
  for (const number of [1, 2, 3]) flushing.add([await file(String(number))], pointer(number));
  await flushing.settled();
  expect(flushing.durable).toBe(3);
  expect(JSON.parse(await readFile(places.durable, 'utf8'))).toEqual(pointer(3));
});

it('keeps a rollback or a newer release that another process has noted meanwhile', async () => {
  const rollback = { number: 1, last: 4, step: 5 };
  for (const noted of [rollback, pointer(5)]) {
    const flushing = new Flushing(places);
    flushing.add([await file('4')], pointer(4));
    await writeFile(places.durable, JSON.stringify(noted));
    await flushing.settled();
    expect(JSON.parse(await readFile(places.durable, 'utf8'))).toEqual(noted);
    expect(flushing.durable).toBe(noted.number);
  }
});

it('reports a failure, marks the store for the next process, and continues after that', async () => {
  const flushing = new Flushing(places);
  flushing.add([join(places.releases, 'gone')], pointer(1));
  await flushing.settled();
  expect([flushing.hasFailed, flushing.durable]).toEqual([true, 0]);
  expect([existsSync(places.durable), existsSync(places.unswept)]).toEqual([false, true]);
  flushing.note(pointer(1));
  expect([flushing.hasFailed, flushing.durable]).toEqual([false, 1]);
});

it('flushes a failed release together with the next one', async () => {
  const site = join(root.path, 'site');
  const releases = await openReleases(site);
  const publish = (text: string) =>
    releases.publish({ files: new Map([['index.html', text]]), revision: null });
  await publish('first');
  await releases.settled();
  // A directory occupies the path of the note.
  await mkdir(`${places.durable}.next`);
  await publish('second');
  await releases.settled();
  expect(JSON.parse(await readFile(places.durable, 'utf8'))).toEqual(pointer(1));
  await rm(`${places.durable}.next`, { recursive: true });
  await publish('third');
  await releases.settled();
  expect(JSON.parse(await readFile(places.durable, 'utf8'))).toEqual(pointer(3));
  expect(existsSync(places.unswept)).toBe(false);
  const release = await publishedSite(site).release();
  expect(String((await release?.read('index.html'))?.bytes)).toBe('third');
});
