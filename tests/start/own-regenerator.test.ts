/** `npm run regenerator` where there is no release yet, as after a restore. Gatsby is a stand-in. */
import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { startChild } from '../../scripts/child-server.ts';
import { spawned } from '../backend/spawned.ts';
import { until } from '../site/deadline.ts';
import { usePreparedSite } from '../site/prepared.ts';
import { ports } from '../site/site.ts';
import { afterwards } from './afterwards.ts';
import { keepBuild, ownData } from './own-data.ts';

before(() => usePreparedSite());

test('a regenerator without a release responds while it builds one, and then becomes ready', async (context) => {
  await keepBuild(context);
  const dataDir = await ownData(context);
  await rm(join(dataDir, 'site'), { recursive: true });
  const program = new URL('../../backend/server.ts', import.meta.url);
  const env = { DATA_DIR: dataDir, BACKEND_PORT: String(ports.backend), DATABASE_URL: '' };
  const backend = await startChild('backend', program, env);
  afterwards(context, backend.stop);
  const says = join(dataDir, 'gatsby-says');
  const standIn = new URL('stand-ins/gatsby.ts', import.meta.url).href;
  const regenerator = spawned('scripts/regenerator.ts', {
    DATA_DIR: dataDir,
    SITE_URL: 'https://www.yasno.example',
    REST_ORIGIN: `http://localhost:${ports.backend}`,
    REGENERATOR_PORT: String(ports.regenerator),
    CONTENT_HOOK_SECRET: 'a-secret-of-the-tests-of-the-own-regenerator',
    NODE_OPTIONS: `--import ${standIn}`,
    GATSBY_SAYS: says,
  });
  afterwards(context, regenerator.kill);
  const ask = (path: string) => fetch(`http://localhost:${ports.regenerator}${path}`);
  const stateOf = async () => (await (await ask('/status')).json()).state;

  await regenerator.line(/There is no release in .*: the site is built\.$/);
  await regenerator.line(/a stand-in builds$/);
  assert.equal((await ask('/health/live')).status, 200);
  assert.equal(await stateOf(), 'building');

  await writeFile(`${says}.next`, 'well');
  await rename(`${says}.next`, says);
  await until('a release to publish to', async () => (await stateOf()) === 'idle');
  assert.equal((await ask('/health/ready')).status, 200);
  assert.equal(await regenerator.stop(), 0);
});
