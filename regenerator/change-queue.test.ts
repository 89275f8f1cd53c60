import { describe, expect, it } from '@jest/globals';
import type { ContentChange } from '../contract/schemas/hook.ts';
import { ChangeQueue, newestOf } from './change-queue.ts';

const change = (revision: number): ContentChange => ({
  entity: 'articles',
  id: revision,
  alias: `a-${revision}`,
  kind: 'changed',
  revision,
});

describe('the queue of changes', () => {
  it('keeps their order, and a list taken from it does not grow', () => {
    const queue = new ChangeQueue();
    queue.add([change(4), change(5)]);
    const taken = queue.list();
    queue.add([change(6)]);
    expect([newestOf(taken), newestOf(queue.list())]).toEqual([5, 6]);
    queue.drop(taken.length);
    expect(queue.list().map((one) => one.change.revision)).toEqual([6]);
  });

  it('waits until a revision is reported, ignoring earlier ones', async () => {
    const queue = new ChangeQueue();
    const waiting = queue.whenReported(6);
    queue.add([change(5)]);
    await Promise.resolve();
    queue.add([change(6), change(7)]);
    await waiting;
    expect(newestOf(queue.list())).toBe(7);
  });

  it('does not wait for a reported revision', async () => {
    const queue = new ChangeQueue();
    queue.add([change(6)]);
    await expect(queue.whenReported(6)).resolves.toBeUndefined();
  });
});
