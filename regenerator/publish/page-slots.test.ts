import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { storedBytes } from './file-content.ts';
import { publishedSite } from './published-site.ts';
import { openReleases, type Releases } from './releases.ts';

const HEADER = '_gatsby/slices/header-1.html';
afterEach(() => releases.settled());
const root = tempDirectory();
let releases: Releases;
const site = () => join(root.path, 'site');

const stitched = (header: string, words: string) =>
  `<!-- slice-start id="header-1" -->${header}<!-- slice-end id="header-1" -->${words}`;
const publish = (files: Record<string, string | null>) =>
  releases.publish({ files: new Map(Object.entries(files)), revision: null });

async function served(path: string): Promise<string> {
  const release = await publishedSite(site()).release();
  return String((await release?.read(path))?.bytes);
}

beforeEach(async () => {
  releases = await openReleases(site());
  await publish({
    [HEADER]: 'Ясно',
    'index.html': stitched('Ясно', 'home'),
    'catalog/index.html': stitched('Ясно', 'catalog'),
  });
});

it('reads each page as it was built', async () => {
  expect(await served('index.html')).toBe(stitched('Ясно', 'home'));
  expect(await served('catalog/index.html')).toBe(stitched('Ясно', 'catalog'));
  const directory = join(root.path, 'public');
  await releases.restoreTo(directory);
  expect(await readFile(join(directory, 'index.html'), 'utf8')).toBe(stitched('Ясно', 'home'));
});

it('changes a slice in all pages at once, and in no page of an older release', async () => {
  const reader = publishedSite(site());
  const before = await reader.release();
  expect((await publish({ [HEADER]: 'Яснее' })).changed).toEqual([HEADER]);
  expect(await served('index.html')).toBe(stitched('Яснее', 'home'));
  expect(await served('catalog/index.html')).toBe(stitched('Яснее', 'catalog'));
  const old = await before?.read('index.html');
  const fresh = await (await reader.release())?.read('index.html');
  expect(String(old?.bytes)).toBe(stitched('Ясно', 'home'));
  expect(fresh?.version).not.toBe(old?.version);
});

it('puts slices into a page that was rendered without them', async () => {
  const [start, end] = ['start', 'end'].map((side) => {
    const tag = `slice-${side}`;
    return `<${tag} id="header-1"></${tag}>`;
  });
  await publish({ 'index.html': `${start}${end}new` });
  expect(await served('index.html')).toBe(stitched('Ясно', 'new'));
});

it('inserts a slice literally, even with special replacement characters', async () => {
  await publish({ [HEADER]: "$& $1 $' €" });
  expect(await served('index.html')).toBe(stitched("$& $1 $' €", 'home'));
});

it('fails to read a page whose slice is missing', async () => {
  await publish({ [HEADER]: null });
  await expect(served('index.html')).rejects.toThrow(`The release has no "${HEADER}"`);
});

describe('style sheets', () => {
  const SHEET = 'app.1.css';
  const css = `p{color:red}${' '.repeat(4_000)}`;
  const styled = (styles: string) => `<style data-href="/${SHEET}">${styles}</style>text`;
  const directory = () => join(root.path, 'public');

  async function sizeOf(path: string): Promise<number> {
    const release = await publishedSite(site()).release();
    const entry = await release?.find(path);
    return entry && release ? (await stat(release.place(entry))).size : 0;
  }

  async function build(page: string): Promise<void> {
    await mkdir(directory(), { recursive: true });
    await writeFile(join(directory(), SHEET), css);
    await writeFile(join(directory(), 'index.html'), page);
    await releases.publish({ directory: directory(), revision: null });
  }

  it('are stored once and read as they were built', async () => {
    await build(styled(css));
    expect(await served('index.html')).toBe(styled(css));
    expect(await sizeOf('index.html')).toBe(styled('').length);
    await releases.restoreTo(directory());
    expect(await readFile(join(directory(), 'index.html'), 'utf8')).toBe(styled(css));
  });

  it('stay in a page whose sheets differ from the file', async () => {
    await build(styled('p{color:blue}'));
    expect(await served('index.html')).toBe(styled('p{color:blue}'));
  });

  it('are put into a page that was rendered without them', async () => {
    await build(styled(css));
    const bytes = new TextEncoder().encode(styled(''));
    const files = new Map([['new/index.html', storedBytes(bytes)]]);
    await releases.publish({ files, revision: null });
    expect(await served('new/index.html')).toBe(styled(css));
    expect(await served('index.html')).toBe(styled(css));
  });

  it('fail the page when they are missing', async () => {
    await build(styled(css));
    await publish({ [SHEET]: null });
    await expect(served('index.html')).rejects.toThrow(`The release has no "${SHEET}"`);
  });
});
