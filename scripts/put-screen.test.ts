import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tempDirectory } from '../tests/unit/temp-directory.ts';
import { putScreen } from './put-screen.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() - count * 86_400_000);

describe('a new build of the screen', () => {
  const root = tempDirectory();
  const path = (name: string) => join(root.path, name);
  const file = (name: string, text = name, age = 0) => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
    utimesSync(path(name), days(age), days(age));
  };
  const put = () => putScreen(path('new'), path('place'), NOW);
  const read = (name: string) => readFileSync(path(name), 'utf8');

  it('replaces the previous one, and is moved out of its folder', async () => {
    file('place/index.html', 'old');
    file('place/assets/index-a.js', 'old');
    for (const name of ['index.html', 'assets/index-a.js', '.vite/manifest.json', 'built-from']) {
      file(`new/${name}`, 'new');
    }
    await put();
    expect(
      ['index.html', 'assets/index-a.js', '.vite/manifest.json'].map((name) =>
        read(`place/${name}`),
      ),
    ).toEqual(['new', 'new', 'new']);
    expect(existsSync(path('new'))).toBe(false);
  });

  it('leaves the previous one intact until it is complete', async () => {
    file('place/index.html', 'old');
    file('place/assets/index-a.js', 'old');
    file('new/index.html', 'new');
    file('new/built-from', 'new');
    file('new/assets/index-b.js', 'new');
    // A folder occupies its path, so writing fails.
    file('place/assets/index-b.js/in-the-way');
    await expect(put()).rejects.toThrow();
    expect([read('place/index.html'), read('place/assets/index-a.js')]).toEqual(['old', 'old']);
    expect(existsSync(path('place/built-from'))).toBe(false);
  });

  it('keeps earlier files for open tabs, for a week after they were built', async () => {
    file('place/assets/List-a.js', 'a', 2);
    file('place/assets/List-b.js', 'b', 8);
    file('new/index.html');
    file('new/assets/List-c.js');
    await put();
    expect(readdirSync(path('place/assets')).toSorted()).toEqual(['List-a.js', 'List-c.js']);
  });
});
