import { expect, it, jest } from '@jest/globals';
import { Remembered } from './remembered.ts';

type Input = { read: object; other: object };

it('runs again only when a field it has read changes', () => {
  const work = jest.fn((input: Input) => ({ made: input.read }));
  const remembered = new Remembered(work);
  const input = { read: {}, other: {} };
  const first = remembered.update(input);
  first.keep();
  const again = remembered.update({ ...input, other: {} });
  expect(again).toMatchObject({ output: first.output, isNew: false });
  expect(again.output).toBe(first.output);
  expect(work).toHaveBeenCalledTimes(1);
  const other = remembered.update({ ...input, read: {} });
  expect(other.isNew).toBe(true);
  expect(other.output).not.toBe(first.output);
  expect(work).toHaveBeenCalledTimes(2);
});

it('forgets an update that was not kept', () => {
  const remembered = new Remembered((input: Input) => ({ made: input.read }));
  const before = { read: {}, other: {} };
  const first = remembered.update(before);
  first.keep();
  remembered.update({ ...before, read: {} });
  expect(remembered.update(before).output).toBe(first.output);
});
