import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tempDirectory } from '../tests/unit/temp-directory.ts';
import { forgetBuilt, isBuiltFrom, markBuilt } from './built-from.ts';

describe('isBuiltFrom', () => {
  const root = tempDirectory();
  const places = (name = 'data') => ({ projectRoot: root.path, dataDir: join(root.path, name) });

  it('is true for the key of the last build, until the next one starts', async () => {
    expect(await isBuiltFrom(places(), 'one')).toBe(false);
    await markBuilt(places(), 'one');
    expect(await isBuiltFrom(places(), 'one')).toBe(true);
    expect(await isBuiltFrom(places(), 'other')).toBe(false);
    await forgetBuilt(places());
    expect(await isBuiltFrom(places(), 'one')).toBe(false);
  });

  it('is false after a build for another data directory', async () => {
    await markBuilt(places(), 'one');
    await markBuilt(places('other'), 'one');
    expect(await isBuiltFrom(places('other'), 'one')).toBe(true);
    expect(await isBuiltFrom(places(), 'one')).toBe(false);
  });

  it('is false in a copy of the folder', async () => {
    const project = join(root.path, 'project');
    const folders = (projectRoot: string) => ({ projectRoot, dataDir: join(projectRoot, '.data') });
    await markBuilt(folders(project), 'one');
    await cp(project, `${project}-copy`, { recursive: true });
    expect(await isBuiltFrom(folders(project), 'one')).toBe(true);
    expect(await isBuiltFrom(folders(`${project}-copy`), 'one')).toBe(false);
  });

  it('is false when a mark is truncated', async () => {
    await markBuilt(places(), 'one');
    await writeFile(join(root.path, 'data/site/built-from'), 'one');
    expect(await isBuiltFrom(places(), 'one')).toBe(false);
  });
});
