import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { tempDirectory } from '../tests/unit/temp-directory.ts';
import { onlyOne } from './only-one.ts';

const root = tempDirectory();

it('refuses a second process, naming the first, and admits it once the first has ended', async () => {
  const lock = join(root.path, 'regenerator.lock');
  const letNext = await onlyOne(lock);
  await expect(onlyOne(lock, 0)).rejects.toThrow(`Process ${process.pid} keeps this site`);
  const next = onlyOne(lock);
  letNext();
  (await next)();
});
