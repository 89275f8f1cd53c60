/** `npm start` refuses to start: one clear sentence and a non-zero exit code. */
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { before, test } from 'node:test';
import { usePreparedSite } from '../site/prepared.ts';
import { ports } from '../site/site.ts';
import { afterwards } from './afterwards.ts';
import { emptyData, keepBuild } from './own-data.ts';
import { start } from './run.ts';

before(() => usePreparedSite());

/** One clear sentence: no stack, no source file. */
function assertClear(lines: readonly string[], expected: RegExp): void {
  assert.match(lines.join('\n'), expected);
  assert.ok(!lines.some((line) => /^\s+at |file:\/\//.test(line)), lines.join('\n'));
}

test('reports a port in use', async (context) => {
  const other = createServer().listen(ports.site);
  await once(other, 'listening');
  afterwards(context, () => other.close());
  const run = start(context);
  await assert.rejects(run.ready);
  assert.equal(await run.ended(), 1);
  assertClear(run.lines, new RegExp(`^Port ${ports.site} is in use; .* PORT `, 'm'));
});

test('reports an invalid value in the environment', async (context) => {
  const run = start(context, { BACKEND_PORT: 'abc', DATABASE_URL: 'mysql://localhost' });
  await assert.rejects(run.ready);
  assert.equal(await run.ended(), 1);
  assertClear(
    run.lines,
    /BACKEND_PORT: must be a port number; DATABASE_URL: must begin with postgres/,
  );
});

test('reports a first build that fails', async (context) => {
  await keepBuild(context);
  const DATA_DIR = await emptyData(context);
  const run = start(context, { DATA_DIR, REST_ORIGIN: 'http://localhost:9' });
  await assert.rejects(run.ready);
  assert.equal(await run.ended(), 1);
  assertClear(run.lines.slice(-1), /^The site was not built\. The content cannot be used\. call "/);
});
