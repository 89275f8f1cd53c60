import { describe, expect, it } from '@jest/globals';
import { ShownWaiters } from './shown-waiters.ts';

const LONG = 60_000;

describe('waiting for a revision', () => {
  it('ends at once when readers see it already', async () => {
    await new ShownWaiters().until(() => true, LONG);
  });

  it('ends when it is notified, and not before the condition holds', async () => {
    const waiters = new ShownWaiters();
    let revision = 1;
    let isOver = false;
    const waiting = waiters
      .until(() => revision >= 3, LONG)
      .then(() => {
        isOver = true;
      });
    revision = 2;
    waiters.tell();
    await Promise.resolve();
    expect(isOver).toBe(false);
    revision = 3;
    waiters.tell();
    await waiting;
    expect(isOver).toBe(true);
  });

  it('ends without the revision after a timeout', async () => {
    await new ShownWaiters().until(() => false, 0);
  });
});
