/**
 * A site comes up by itself from a backup: beside what it has published since, and where everything
 * is lost. Gatsby builds it in the second case.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { openEditor } from '../start/editor.ts';
import { emptyData, keepBuild, ownData } from '../start/own-data.ts';
import { BUILDS, origin, start } from '../start/run.ts';
import { until } from '../site/deadline.ts';
import { usePreparedSite } from '../site/prepared.ts';
import { projectRoot, testEnvironment } from '../site/site.ts';

before(() => usePreparedSite());

const [KEPT, LOST, LATER] = ['Было в копии', 'Сохранено после копии', 'Сохранено потом'];

/** Milliseconds for a build from nothing on a busy machine. */
const BUILDING = 900_000;

const text = async (path: string) => (await fetch(`${origin}${path}`)).text();
const shows = (path: string, title: string) =>
  until(`${path} with "${title}"`, async () => (await text(path)).includes(title));

test('a site starts from a backup, even when everything else is lost', async (context) => {
  await keepBuild(context);
  const dataDir = await ownData(context);
  const backups = await emptyData(context);
  const environment = { DATA_DIR: dataDir };
  const command = async (program: 'main' | 'restore-main', ...args: string[]) => {
    const file = join(projectRoot, `backend/backup/${program}.ts`);
    const env = { ...process.env, ...testEnvironment, ...environment };
    await promisify(execFile)(process.execPath, [file, ...args], { cwd: projectRoot, env });
  };

  const first = start(context, environment);
  await first.ready;
  const editor = await openEditor(dataDir);
  await editor.rename(KEPT);
  await shows(editor.url, KEPT);
  await command('main', '--to', `${backups}/`);
  const [file] = await readdir(backups);
  assert.ok(file);
  const backup = join(backups, file);
  await editor.rename(LOST);
  await shows(editor.url, LOST);
  assert.equal(await first.stop(), 0);

  // What was published after the backup is taken back, without a build.
  await command('restore-main', '--from', backup, '--replace');
  const second = start(context, environment);
  await second.ready;
  await shows(editor.url, KEPT);
  assert.deepEqual(
    second.lines.filter((line) => BUILDS.test(line)),
    [],
  );
  assert.equal(await second.stop(), 0);

  // All is lost but the backup.
  await rm(dataDir, { recursive: true });
  await command('restore-main', '--from', backup);
  assert.ok(!(await readdir(dataDir)).includes('site'));
  const third = start(context, environment);
  await third.next(/^ready: /, BUILDING);
  assert.ok((await text(editor.url)).includes(KEPT));
  const again = await openEditor(dataDir);
  await again.rename(LATER);
  await shows(again.url, LATER);
  assert.equal(await third.stop(), 0);
});
