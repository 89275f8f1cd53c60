/** `npm start` when something has changed since the site was built. Gatsby is a stand-in. */
import assert from 'node:assert/strict';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import { startChild } from '../../scripts/child-server.ts';
import { usePreparedSite } from '../site/prepared.ts';
import { ports } from '../site/site.ts';
import { until } from '../site/deadline.ts';
import { openEditor } from './editor.ts';
import { addFile, keepBuild, ownData } from './own-data.ts';
import { stillRunning } from './processes.ts';
import { BUILDS, origin, start } from './run.ts';

before(() => usePreparedSite());

const text = async (path: string) => (await fetch(`${origin}${path}`)).text();
const shows = (path: string, title: string) =>
  until(`${path} with "${title}"`, async () => (await text(path)).includes(title));

/** Edits the content while the site is not running. */
async function offline<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const program = new URL('../../backend/server.ts', import.meta.url);
  const env = { DATA_DIR: dataDir, BACKEND_PORT: String(ports.backend), DATABASE_URL: '' };
  const backend = await startChild('backend', program, env);
  try {
    return await work();
  } finally {
    await backend.stop();
  }
}

/** An environment with settings that differ from the built site's; Gatsby waits. */
async function outdated(context: TestContext) {
  await keepBuild(context);
  const dataDir = await ownData(context);
  const says = join(dataDir, 'gatsby-says');
  const standIn = new URL('stand-ins/gatsby.ts', import.meta.url).href;
  return {
    dataDir,
    env: {
      DATA_DIR: dataDir,
      METRIKA_ID: '12345',
      NODE_OPTIONS: `--import ${standIn}`,
      GATSBY_SAYS: says,
    },
    /** How the waiting build ends. */
    say: async (word: string) => {
      await writeFile(`${says}.next`, word);
      await rename(`${says}.next`, says);
    },
  };
}

test('content that changed while the site was stopped is published without a build', async (context) => {
  const dataDir = await ownData(context);
  const title = 'Сохранено, пока сайт стоял';
  const url = await offline(dataDir, async () => {
    const editor = await openEditor(dataDir, ports.backend);
    await editor.rename(title);
    return editor.url;
  });
  const run = start(context, { DATA_DIR: dataDir });
  await run.ready;
  await shows(url, title);
  assert.deepEqual(
    run.lines.filter((line) => BUILDS.test(line)),
    [],
  );
});

test('changed settings: the last release is served until the new one is complete', async (context) => {
  const { dataDir, env, say } = await outdated(context);
  const file = 'made-by-the-new-build.txt';
  await addFile(context, file);
  const run = start(context, env);
  const building = run.next(/a stand-in builds$/);
  await run.ready;
  await building;
  const editor = await openEditor(dataDir);
  const title = 'Сохранено во время сборки';
  await editor.rename(title);

  const again = run.next(/a stand-in builds$/);
  const failed = run.next(/^The site could not be brought up to date: /);
  await say('The words of Gatsby.');
  assert.match(await failed, /The site was not built\. The words of Gatsby\.$/);
  await again;
  assert.equal((await fetch(`${origin}/${file}`)).status, 404);
  assert.ok(!(await text(editor.url)).includes(title));

  await addFile(context, file);
  const published = run.next(/^The new site is published\.$/);
  await say('well');
  await published;
  assert.equal(await text(`/${file}`), file);
  await shows(editor.url, title);
  assert.deepEqual(
    run.lines.filter((line) => line.startsWith('The regenerator ')),
    [],
  );
  assert.equal(run.lines.filter((line) => line.includes('a stand-in builds')).length, 2);
});

test('a killed start leaves no process behind, even in the middle of a build', async (context) => {
  const { env } = await outdated(context);
  const run = start(context, env);
  const building = run.next(/a stand-in builds$/);
  await run.ready;
  await building;
  const processes = run.processes();
  for (const part of ['backend/server', 'regenerator/server', 'scripts/build', 'gatsby-build']) {
    assert.ok(
      processes.some(({ command }) => command.includes(part)),
      part,
    );
  }
  run.kill();
  const left = () => stillRunning(processes);
  await until(
    `the end of ${left().map(({ command }) => command)}`,
    async () => left().length === 0,
  );
});
