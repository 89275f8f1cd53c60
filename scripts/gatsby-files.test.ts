import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tempDirectory } from '../tests/unit/temp-directory.ts';
import { clearIfUnfinished, clearIfMoved, markFolder } from './gatsby-files.ts';

describe('Gatsby’s files', () => {
  const root = tempDirectory();
  const project = (name = 'one') => join(root.path, name);
  const write = async (path: string) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '');
  };
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );
  const made = async () => {
    await write(join(project(), '.cache/redux/state'));
    await write(join(project(), '.cache/webpack/pack'));
    await markFolder(project());
  };

  it('are kept while the folder stays in place', async () => {
    await made();
    await clearIfMoved(project());
    expect(await isThere(join(project(), '.cache/redux/state'))).toBe(true);
  });

  it('are removed after the folder was moved', async () => {
    await made();
    await rename(project(), project('two'));
    await clearIfMoved(project('two'));
    expect(await isThere(join(project('two'), '.cache'))).toBe(false);
  });

  it('are removed when their folder is unknown', async () => {
    await write(join(project(), '.cache/webpack/pack'));
    await clearIfMoved(project());
    expect(await isThere(join(project(), '.cache'))).toBe(false);
  });

  it('are cleared only of what an interrupted build has written', async () => {
    await made();
    const mark = join(project(), 'half-done');
    await clearIfUnfinished(project(), mark);
    expect(await isThere(join(project(), '.cache/redux'))).toBe(true);
    await clearIfUnfinished(project(), mark);
    expect(await isThere(join(project(), '.cache/redux'))).toBe(false);
    expect(await isThere(join(project(), '.cache/webpack/pack'))).toBe(true);
  });
});
