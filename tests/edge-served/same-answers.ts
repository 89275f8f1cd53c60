/** Sends the common table of requests to the small site, whichever way it is served. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { copiesFor, writeSite } from '../../scripts/nginx/site-files.ts';
import { sourcesOf } from '../../scripts/nginx/site-tree.ts';
import {
  answersOf,
  comparedServers,
  comparedWithRules,
  faultsIn,
} from '../same-answers/compare.ts';
import type { Way } from '../same-answers/differences.ts';
import { startNginx } from '../same-answers/nginx.ts';
import { settled } from '../same-answers/settled.ts';
import { answerOf } from './same-files.ts';
import { projectRoot, type Stage } from './stage.ts';

const NOTHING = { unexpected: [], past: [] };

/** Checks a stage that serves `SAME_FILES` against the table, and against Netlify's rules. */
export async function checkRules(stage: Stage): Promise<void> {
  stage.backend.answer = answerOf;
  await settled(stage.origin);
  const answers = await answersOf(stage.origin);
  assert.deepEqual(faultsIn(answers), []);
  const compared = await comparedWithRules(answers, stage.siteDirectory, projectRoot);
  assert.deepEqual(compared, NOTHING);
}

/** Checks that another server before a stage answers as the stage does. */
export async function checkServer(way: Way, stage: Stage, origin: string): Promise<void> {
  stage.backend.answer = answerOf;
  await settled(stage.origin);
  assert.deepEqual(await comparedServers(way, stage.origin, origin), NOTHING);
}

/** The same with nginx, which gets the files of the release. */
export async function checkNginx(stage: Stage, program: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'yasno-test-nginx-'));
  const root = join(directory, 'files');
  const release = await publishedSite(stage.siteDirectory).release();
  if (!release) throw new Error('nothing is published');
  await writeSite(release, root, copiesFor(false));
  const sources = await sourcesOf(projectRoot, release);
  const nginx = await startNginx(program, sources, { directory, root, site: stage.origin });
  try {
    await checkServer('nginx', stage, nginx.origin);
  } finally {
    await nginx.stop();
    await rm(directory, { recursive: true });
  }
}
