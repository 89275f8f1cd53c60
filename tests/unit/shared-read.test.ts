import { expect, test } from '@jest/globals';
import { sharedRead } from '../../backend/kept-replies/shared-read.ts';

function counted() {
  const open: PromiseWithResolvers<number>[] = [];
  const read = sharedRead(() => {
    const one = Promise.withResolvers<number>();
    open.push(one);
    return one.promise;
  });
  return { open, read };
}

test('callers during a read share the next one', async () => {
  const { open, read } = counted();
  const first = read();
  const second = read();
  const third = read();
  expect(open).toHaveLength(1);
  open[0]?.resolve(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(open).toHaveLength(2);
  open[1]?.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(open).toHaveLength(2);
});

test('sequential callers each read for themselves', async () => {
  const { open, read } = counted();
  const first = read();
  open[0]?.resolve(1);
  await first;
  const second = read();
  expect(open).toHaveLength(2);
  open[1]?.resolve(2);
  expect(await second).toBe(2);
});

test('a failed read fails only the callers that shared it', async () => {
  const { open, read } = counted();
  const first = read();
  const second = read();
  open[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await Promise.resolve();
  open[1]?.resolve(2);
  expect(await second).toBe(2);
});
