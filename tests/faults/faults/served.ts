/** Faults of the processes that run the edge functions. */
import type { Fault } from '../fault.ts';

const served = (
  name: string,
  [file, only]: readonly [file: string, only: string],
  edit: Fault['edits'][number],
): Fault => ({
  name: `served: ${name}`,
  edits: [edit],
  layer: 'served',
  files: [`tests/edge-served/${file}.test.ts`],
  only,
});

export const servedFaults: readonly Fault[] = [
  served('all visitors have one address', ['limits', 'separate limits'], {
    file: 'scripts/serve-site/resident/resident.ts',
    find: "'x-nf-client-connection-ip': ip,",
    replace: "'x-nf-client-connection-ip': '127.0.0.1',",
  }),
  served('a refusal lacks Retry-After', ['processes', 'past the limit'], {
    file: 'scripts/serve-site/failures.ts',
    find: "    ...(status === 503 && { 'retry-after': RETRY_AFTER }),\n",
    replace: "    ...(status === 429 && { 'retry-after': RETRY_AFTER }),\n",
  }),
  served('a request is lost with the process that had it', ['processes', 'taken over'], {
    file: 'scripts/serve-site/resident/pool.ts',
    find: 'const TRIES = 3;',
    replace: 'const TRIES = 1;',
  }),
  served("a visitor chooses the site's host", ['served', 'its own name'], {
    file: 'scripts/serve-site/outside.ts',
    find: '|^x-forwarded-(?:host|proto)$',
    replace: '',
  }),
  served('an unread body breaks the connection', ['processes', 'no function reads'], {
    file: 'scripts/serve-site/deno/worker.ts',
    find: 'incoming.body && (await incoming.arrayBuffer())',
    replace: 'incoming.body',
  }),
  served('a page with a city stays with the previous release', ['served', 'of each release'], {
    file: 'scripts/serve-site/deno/current-copies.ts',
    find: 'if (release === current) return;',
    replace: 'if (current !== null) return;',
  }),
  served('waiting calls block pages', ['processes', 'past the limit'], {
    file: 'scripts/serve-site/edge-gate.ts',
    find: "(kind === 'calls' && inside.calls >= mostCalls)",
    replace: '(inside.calls >= mostCalls)',
  }),
  served('Netlify would run no guard for another spelling', ['served', 'answers as Netlify'], {
    file: 'netlify.toml',
    find: '([tT]|%[57]4)([aA]|%[46]1)(/|%2[fF])+',
    replace: '([tT]|%[57]4)([aA]|%[46]1)/',
  }),
  served('a document is kept for readers of another dictionary', ['served', 'its reader has'], {
    file: 'scripts/serve-site/ready-answers.ts',
    find: 'headers[AVAILABLE], ',
    replace: '',
  }),
];
