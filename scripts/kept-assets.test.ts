import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepAssets } from './kept-assets.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() - count * 86_400_000);

describe('the files of an earlier build of the screen', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'assets-'));
    mkdirSync(join(root, 'old'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const file = (name: string, age: number, text = name) => {
    const path = join(root, name);
    writeFileSync(path, text);
    utimesSync(path, days(age), days(age));
  };

  it('stay for tabs that are open, for a week after they were built', async () => {
    file('old/List-a.js', 2);
    file('old/List-b.js', 8);
    await keepAssets(join(root, 'old'), join(root, 'new'), NOW);
    expect(readdirSync(join(root, 'new'))).toEqual(['List-a.js']);
    // The next build still knows how old they are.
    await keepAssets(
      join(root, 'new'),
      join(root, 'newer'),
      new Date(NOW.getTime() + 6 * 86_400_000),
    );
    expect(readdirSync(join(root, 'newer'))).toEqual([]);
  });

  it('never replace those of the new one', async () => {
    file('old/index-a.js', 1, 'old');
    mkdirSync(join(root, 'new'));
    file('new/index-a.js', 0, 'new');
    await keepAssets(join(root, 'old'), join(root, 'new'), NOW);
    expect(readFileSync(join(root, 'new/index-a.js'), 'utf8')).toBe('new');
  });

  it('need not be there', async () => {
    await keepAssets(join(root, 'nothing'), join(root, 'new'), NOW);
    expect(readdirSync(join(root, 'new'))).toEqual([]);
  });
});
