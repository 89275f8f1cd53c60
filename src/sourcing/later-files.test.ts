import { expect, it, jest } from '@jest/globals';
import { filesMade, makeLater } from './later-files.ts';

it('waits for all files, and reports each', async () => {
  const progress = jest.fn();
  const later = makeLater(progress);
  const slow = Promise.withResolvers<void>();
  let isMade = false;
  later(() => Promise.resolve());
  later(() => slow.promise);
  const made = filesMade().then(() => (isMade = true));
  await Promise.resolve();
  expect(isMade).toBe(false);
  slow.resolve();
  await made;
  expect(progress.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

it('fails with a file that cannot be made, once', async () => {
  makeLater(() => {})(() => Promise.reject(new Error('broken')));
  // Nobody waits yet: that must not end the process.
  await new Promise(setImmediate);
  await expect(filesMade()).rejects.toThrow('broken');
  await expect(filesMade()).resolves.toBeUndefined();
});
