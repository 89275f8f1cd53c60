import { expect, it } from '@jest/globals';
import { buildRevision } from './build-revision.ts';

async function told(answers: (number | null)[]) {
  const lines: string[] = [];
  let paused = 0;
  const ask = async () => answers.shift() ?? null;
  const pause = async () => (paused += 1);
  const revision = await buildRevision(ask, (line) => lines.push(line), pause);
  return { revision, lines, paused };
}

it('retries while the backend is being written to', async () => {
  expect(await told([null, null, 41])).toEqual({ revision: 41, lines: [], paused: 2 });
  expect(await told([0])).toEqual({ revision: 0, lines: [], paused: 0 });
});

it('reports a backend that returns no revision', async () => {
  const { revision, lines, paused } = await told([]);
  expect([revision, paused]).toEqual([null, 4]);
  expect(lines).toEqual([expect.stringMatching(/no content revision.*PAGES_ORIGIN/)]);
});
