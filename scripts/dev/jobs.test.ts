import { describe, expect, it } from '@jest/globals';
import type { ChildServer } from '../child-server.ts';
import type { DevelopServer } from './develop-server.ts';
import { doJobs, type Job } from './jobs.ts';
import type { Restartable } from './restartable.ts';

/** Parts that record what is done to them. */
function done(jobs: Job[], { isForeign = false } = {}) {
  const log: string[] = [];
  const note = (what: string) => async () => {
    log.push(what);
  };
  const backend: Restartable<ChildServer> = {
    running: async () => ({
      pid: 1,
      ended: new Promise<string>(() => {}),
      begin: () => log.push('begun'),
      stop: note('backend stops'),
      kill: note('killed'),
    }),
    async restart(between) {
      await between?.();
      log.push('backend restarts');
    },
    stop: note('backend ends'),
  };
  const develop: Restartable<DevelopServer> = {
    running: async () => ({
      ended: new Promise<void>(() => {}),
      origin: 'http://127.0.0.1:1',
      refresh: note('content is read'),
      stop: note('develop stops'),
    }),
    restart: note('develop restarts'),
    stop: note('develop ends'),
  };
  const said: string[] = [];
  return doJobs(new Set(jobs), {
    backend: isForeign ? null : backend,
    develop,
    front: { renewEdge: note('edge restarts'), reload: () => log.push('pages reload') },
    reseed: note('content is replaced'),
    log: (line) => said.push(line),
  }).then(() => ({ log, said }));
}

describe('doJobs', () => {
  it.each<[Job[], string[]]>([
    [[], []],
    [['compose'], ['content is read']],
    [['gatsby'], ['develop restarts', 'pages reload']],
    [['backend'], ['backend restarts', 'content is read', 'pages reload']],
    [['edge'], ['edge restarts', 'pages reload']],
    [
      ['gatsby', 'edge', 'backend'],
      ['backend restarts', 'edge restarts', 'develop restarts', 'pages reload'],
    ],
    [['seed'], []],
    [
      ['seed', 'seed anew'],
      ['content is replaced', 'backend restarts', 'content is read'],
    ],
    [['self'], []],
  ])('%j: %j', async (jobs, expected) => {
    expect((await done(jobs)).log).toEqual(expected);
  });

  it('tells the developer what to do, in one sentence', async () => {
    expect((await done(['seed'])).said).toEqual([
      'The demonstration content has changed: press s and Enter to replace the current content with it.',
    ]);
    expect((await done(['self'])).said).toEqual([
      'This command itself has changed: please restart it.',
    ]);
  });

  it('leaves an external backend alone', async () => {
    const jobs: Job[] = ['backend', 'seed', 'seed anew', 'compose'];
    expect(await done(jobs, { isForeign: true })).toEqual({
      log: ['content is read', 'pages reload'],
      said: ['Reading the content again.'],
    });
  });
});
