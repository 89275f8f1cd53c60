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

  it('keeps earlier files for open tabs, for a week after they were replaced', async () => {
    const putBuilt = (name: string, age: number) => {
      for (const one of ['index.html', `assets/List-${name}.js`]) file(`new/${one}`, name, age);
      return putScreen(path('new'), path('place'), days(age));
    };
    const kept = () => readdirSync(path('place/assets')).toSorted();
    file('place/assets/List-unlisted.js', '', 50);
    await putBuilt('a', 30);
    expect(kept()).toEqual(['List-a.js', 'List-unlisted.js']);
    await putBuilt('b', 10);
    // A tab may have loaded the document a minute ago.
    expect(kept()).toEqual(['List-a.js', 'List-b.js']);
    await putBuilt('c', 0);
    expect(kept()).toEqual(['List-b.js', 'List-c.js']);
  });
});
