import { describe, expect, it } from '@jest/globals';
import { STABLE_AFTER, PAUSES, supervise } from './supervise.ts';

/** Servers and a clock that the test controls. */
function stage(outcomes: readonly ('runs' | 'fails')[] = []) {
  const lines: string[] = [];
  const pauses: number[] = [];
  const ends: ((how: string) => void)[] = [];
  let time = 0;
  let starts = 0;
  const aborter = new AbortController();
  const waiting: { starts: number; resolve: () => void }[] = [];
  const supervision = {
    name: 'backend',
    loss: 'there is no live data',
    signal: aborter.signal,
    log: (line: string) => lines.push(line),
    pause: (ms: number) => Promise.resolve(pauses.push(ms)),
    now: () => time,
    start: () => {
      const outcome = outcomes[starts] ?? 'runs';
      starts += 1;
      for (const one of waiting) if (one.starts <= starts) one.resolve();
      if (outcome === 'fails') return Promise.reject(new Error('no'));
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.push(resolve);
      const stop = async () => resolve('SIGTERM');
      return Promise.resolve({ pid: starts, ended: promise, begin: () => {}, stop, kill: stop });
    },
  };
  return {
    supervision,
    lines,
    pauses,
    /** Ends the running server after that time. @returns after that number of starts. */
    async end(how: string, afterMs: number, startsThen: number): Promise<void> {
      time += afterMs;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ starts: startsThen, resolve });
      ends.at(-1)?.(how);
      await promise;
      // Lets the start settle.
      await new Promise(setImmediate);
    },
    starts: () => starts,
    abort: () => aborter.abort(),
  };
}

describe('supervise', () => {
  it('restarts a process that died after a long life immediately, with a log line', async () => {
    const { supervision, lines, pauses, end } = stage();
    await supervise(supervision);
    await end('SIGKILL', STABLE_AFTER, 2);
    await end('code 1', STABLE_AFTER, 3);
    expect(pauses).toEqual([0, 0]);
    expect(lines).toEqual([
      'The backend has stopped (SIGKILL), there is no live data; it is started again now.',
      'The backend runs again.',
      'The backend has stopped (code 1), there is no live data; it is started again now.',
      'The backend runs again.',
    ]);
  });

  it('logs nothing for a server that has finished its work', async () => {
    const { supervision, lines, pauses, end } = stage();
    await supervise(supervision);
    await end('code 0', 10, 2);
    expect([lines, pauses]).toEqual([[], [0]]);
  });

  it('backs off from a process that dies soon after each start', async () => {
    const { supervision, pauses, end } = stage();
    await supervise(supervision);
    for (let starts = 2; starts < PAUSES.length + 4; starts += 1) await end('code 1', 10, starts);
    expect(pauses).toEqual([...PAUSES, 30_000, 30_000]);
    await end('code 1', STABLE_AFTER, PAUSES.length + 4);
    expect(pauses.at(-1)).toBe(0);
  });

  it('keeps retrying a process that does not start', async () => {
    const { supervision, lines, pauses, end } = stage(['runs', 'fails', 'fails', 'runs']);
    await supervise(supervision);
    await end('SIGKILL', 10, 4);
    expect(pauses).toEqual([0, 500, 1_000]);
    expect(lines.slice(1)).toEqual([
      'The backend did not start; it is tried again in 0.5 s.',
      'The backend did not start; it is tried again in 1 s.',
      'The backend runs again.',
    ]);
  });

  it('leaves the first failure to the caller', async () => {
    const { supervision, lines, starts } = stage(['fails']);
    await expect(supervise(supervision)).rejects.toThrow('no');
    expect([starts(), lines]).toEqual([1, []]);
  });

  it('starts nothing once it is stopped', async () => {
    const { supervision, lines, starts, abort } = stage();
    const { stopped } = await supervise(supervision);
    abort();
    await stopped;
    expect([starts(), lines]).toEqual([1, []]);
  });

  it('stops while it waits for the next attempt', async () => {
    const { supervision, starts, abort, end } = stage(['runs', 'fails']);
    const rest = (ms: number) => {
      if (ms > 0) abort();
      return Promise.resolve();
    };
    const { stopped } = await supervise({ ...supervision, pause: rest });
    await end('SIGKILL', 10, 2);
    await stopped;
    expect(starts()).toBe(2);
  });
});
