import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { openReleases } from './releases.ts';

const root = tempDirectory();
const PAGE = '<slice-start id="header-1"></slice-start><slice-end id="header-1"></slice-end>';
const STORED = '<!-- slice-start id="header-1" --><!-- slice-end id="header-1" -->';

async function opened() {
  const releases = await openReleases(join(root.path, 'site'));
  const publish = async (...files: [string, string][]) => {
    await releases.publish({ files: new Map(files), revision: null });
    await releases.settled();
  };
  return { ...releases, publish };
}

it("returns the paths of the newest release's files, pages without their slices", async () => {
  const { publish, stored, rollBack, settled } = await opened();
  expect(stored()('index.html')).toBeNull();
  await publish(['index.html', PAGE], ['robots.txt', 'first']);
  await publish(['robots.txt', 'second']);
  await rollBack(1);
  await settled();
  const texts = ['index.html', 'robots.txt'].map((path) => readFile(stored()(path) ?? '', 'utf8'));
  expect(await Promise.all(texts)).toEqual([STORED, 'second']);
  expect(stored()('nowhere.html')).toBeNull();
});

it('ignores files published by another process', async () => {
  const [one, other] = [await opened(), await opened()];
  await one.publish(['index.html', 'first']);
  await other.publish(['index.html', 'second']);
  expect(one.stored()('index.html')).toBeNull();
  expect(await readFile(other.stored()('index.html') ?? '', 'utf8')).toBe('second');
});

it('returns no file, and no error, when a list is damaged', async () => {
  const { publish } = await opened();
  await publish(['index.html', 'first']);
  const again = await opened();
  await again.publish(['robots.txt', 'first']);
  await rm(join(root.path, 'site', 'objects'), { recursive: true });
  expect(again.stored()('index.html')).toBeNull();
});
