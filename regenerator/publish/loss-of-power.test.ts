import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { publishedSite } from './published-site.ts';
import { openReleases, type Releases } from './releases.ts';

const PAGE = 'index.html';
let releases: Releases;
afterEach(() => releases.settled());
const root = tempDirectory();
const site = () => join(root.path, 'site');

const publish = (text: string) =>
  releases.publish({ files: new Map([[PAGE, text]]), revision: null });
const pointer = (place: string, text: string) => writeFile(join(site(), place), text);

async function served(): Promise<string> {
  const release = await publishedSite(site()).release();
  return String((await release?.read(PAGE))?.bytes);
}

beforeEach(async () => {
  releases = await openReleases(site());
  await publish('first');
  await publish('second');
  await releases.settled();
});

it.each([
  ['was not on the disk', '{"number":2,"last":2,"boot":"another start of the machine"}'],
  ['has half a pointer', '{"num'],
  ['has an empty pointer', ''],
])('falls back to the previous release from one that %s', async (_, text) => {
  await pointer('durable', '{"number":1,"last":1}');
  await pointer('current', text);
  expect(await served()).toBe('first');
  releases = await openReleases(site());
  expect(await publish('second')).toMatchObject({ number: 2, changed: [PAGE] });
  expect(await served()).toBe('second');
});

it('ignores the flush note of an earlier boot', async () => {
  await pointer('current', '{"number":9,"last":9,"boot":"another start of the machine"}');
  expect(await served()).toBe('second');
});

it('keeps a release that a killed publisher had not flushed once another process serves it', async () => {
  await pointer('durable', '{"number":1,"last":1}');
  releases = await openReleases(site());
  await releases.rollBack(2);
  await pointer('current', '');
  expect(await served()).toBe('second');
});
