import { describe, expect, it, jest } from '@jest/globals';
import { oneRunAtATime } from './one-run-at-a-time.ts';

describe('oneRunAtATime', () => {
  it('runs jobs that arrive during a run in the next one, each job once', async () => {
    const first = Promise.withResolvers<void>();
    const last = Promise.withResolvers<void>();
    const runs: string[][] = [];
    const add = oneRunAtATime<string>(async (jobs) => {
      runs.push([...jobs]);
      if (runs.length === 1) await first.promise;
      else last.resolve();
    }, jest.fn());
    add(['a']);
    add(['b']);
    add(['b', 'c']);
    expect(runs).toEqual([['a']]);
    first.resolve();
    await last.promise;
    expect(runs).toEqual([['a'], ['b', 'c']]);
  });

  it('continues after a failed run', async () => {
    const failed = jest.fn();
    const done = Promise.withResolvers<void>();
    const add = oneRunAtATime<string>(async (jobs) => {
      if (jobs.has('bad')) throw new Error('bad');
      done.resolve();
    }, failed);
    add(['bad']);
    add(['good']);
    await done.promise;
    expect(failed).toHaveBeenCalledWith(new Error('bad'));
  });

  it('does nothing without jobs', () => {
    const run = jest.fn(async () => {});
    oneRunAtATime<string>(run, jest.fn())([]);
    expect(run).not.toHaveBeenCalled();
  });
});
