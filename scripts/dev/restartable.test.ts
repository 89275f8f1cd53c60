import { describe, expect, it, jest } from '@jest/globals';
import { restartable } from './restartable.ts';

/** A process that runs until it is stopped or dies. */
function fake(name: string) {
  const { promise: ended, resolve: die } = Promise.withResolvers<void>();
  const stop = jest.fn(async () => die());
  return { name, ended, die, stop };
}

function setUp() {
  const begun = [fake('first'), fake('second'), fake('third')] as const;
  const died = jest.fn();
  let next = 0;
  const start = jest.fn(async () => begun[next++] ?? fake('one more'));
  return { begun, died, start, part: restartable(start, died) };
}

describe('restartable', () => {
  it('runs nothing before it is started', async () => {
    await expect(setUp().part.running()).rejects.toThrow('not been started');
  });

  it('replaces the previous process, without reporting its end as a death', async () => {
    const { begun, died, part } = setUp();
    await part.restart();
    expect((await part.running()).name).toBe('first');
    await part.restart();
    expect(begun[0].stop).toHaveBeenCalledTimes(1);
    expect((await part.running()).name).toBe('second');
    await begun[0].ended;
    expect(died).not.toHaveBeenCalled();
  });

  it('runs the given work while the process is stopped, without reporting a death', async () => {
    const { begun, died, start, part } = setUp();
    await part.restart();
    const between = jest.fn(async () => {
      expect([begun[0].stop.mock.calls.length, start.mock.calls.length]).toEqual([1, 1]);
    });
    await part.restart(between);
    expect(between).toHaveBeenCalledTimes(1);
    expect((await part.running()).name).toBe('second');
    expect(died).not.toHaveBeenCalled();
  });

  it('makes callers in between wait for the new process', async () => {
    const { part } = setUp();
    await part.restart();
    const restarting = part.restart();
    expect((await part.running()).name).toBe('second');
    await restarting;
  });

  it('reports a death once', async () => {
    const { begun, died, part } = setUp();
    await part.restart();
    begun[0].die();
    await begun[0].ended;
    await Promise.resolve();
    expect(died).toHaveBeenCalledTimes(1);
    await part.restart();
    expect(begun[0].stop).not.toHaveBeenCalled();
  });

  it('can be started again after a failure', async () => {
    const { start, part } = setUp();
    start.mockRejectedValueOnce(new Error('a mistake in the code'));
    await expect(part.restart()).rejects.toThrow('a mistake');
    await expect(part.running()).rejects.toThrow('a mistake');
    await part.restart();
    expect((await part.running()).name).toBe('first');
  });

  it('does not report a requested stop', async () => {
    const { begun, died, part } = setUp();
    await part.restart();
    await part.stop();
    await begun[0].ended;
    await Promise.resolve();
    expect([begun[0].stop.mock.calls.length, died.mock.calls.length]).toEqual([1, 0]);
  });
});
