/** Releases and rollbacks, as the backend asks the regenerator for them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import * as v from 'valibot';
import { appStage, message } from './stand-ins/app-stage.ts';

const { current, ask, tell, answer, publishTexts, until } = appStage();

test('a rollback is previewed before it is done, and lasts until the backend resumes', async () => {
  const stage = current();
  const { releases, regenerator, app } = stage;
  await publishTexts('one', 'two', 'three');
  regenerator.start();
  await until(() => regenerator.status().state === 'idle');
  const changes = {
    added: { total: 0, items: [] },
    changed: { total: 1, items: ['/page/'] },
    removed: { total: 0, items: [] },
    files: 0,
    everywhere: false,
  };
  assert.deepEqual(await answer('release', { number: 1 }), { from: 3, to: 1, changes });
  assert.equal((await releases.current())?.number, 3, 'nothing is done yet');
  assert.equal((await ask({ ask: 'release', number: 77 })).status, 404);
  assert.equal((await ask({ ask: 'roll-back', number: 77, from: null })).status, 404);
  assert.equal((await ask({ ask: 'roll-back', number: 1, from: 2 })).status, 409);
  assert.equal(stage.deployed, 0);

  assert.deepEqual(await answer('roll-back', { number: 1, from: 3 }), { from: 3, to: 1, changes });
  assert.equal(stage.deployed, 1);
  assert.equal(regenerator.status().state, 'held back');
  const held = await answer('status');
  assert.equal(held.published_revision, 1, 'readers see the older revision');
  assert.deepEqual(
    [held.release?.number, held.release?.newest, held.release?.stays, held.older],
    [1, false, true, []],
  );
  await answer('roll-back', { number: 2, from: 1 });
  const { older } = await answer('status');
  assert.deepEqual(older, [{ name: 'articles 7', revision: 1 }], 'held back in release 2');
  await answer('roll-back', { number: 1, from: 2 });
  await tell(message(9));
  await turn();
  assert.equal(regenerator.status().queued, 1);

  assert.deepEqual(await answer('go-on'), { from: 1, to: 3, changes });
  assert.equal(stage.deployed, 4);
  await until(() => regenerator.status().published_revision === 9);
  const status = v.parse(v.looseObject({}), await (await app.request('/status')).json());
  assert.deepEqual(
    [status['published_revision'], status['release']],
    [9, { number: 3, time: (await releases.current())?.time, revision: 3, newest: true }],
  );
});

test('the newest release, chosen like an earlier one, is followed by the changes that have waited', async () => {
  const { regenerator } = current();
  await publishTexts('one', 'two');
  regenerator.start();
  await until(() => regenerator.status().state === 'idle');
  await answer('roll-back', { number: 1, from: null });
  await tell(message(9));
  await answer('roll-back', { number: 2, from: 1 });
  await until(() => regenerator.status().published_revision === 9);
});

test('a release published during a rollback is neither served nor reported as served', async () => {
  const { releases, regenerator } = current();
  await publishTexts('one', 'two');
  regenerator.start();
  await until(() => regenerator.status().state === 'idle');
  await answer('roll-back', { number: 1, from: null });
  // A build that was in progress when an editor rolled back.
  await releases.publish({ files: new Map([['new/index.html', 'new']]), revision: 5 });
  const { published_revision, release } = await answer('status');
  assert.deepEqual([published_revision, release?.number], [1, 1]);
  const { to } = await answer('go-on');
  assert.equal(to, 3);
  assert.equal((await answer('status')).published_revision, 5);
});

test('releases are listed in pages, each compared with the one before', async () => {
  await publishTexts('one', 'two', 'three');
  const { items, total } = await answer('releases', { page: 1, count: 2 });
  assert.equal(total, 3);
  assert.deepEqual(
    items.map(({ number, revision, before, current }) => [number, revision, before, current]),
    [
      [3, 3, 2, true],
      [2, 2, 1, false],
    ],
  );
  assert.deepEqual(items[0]?.changes?.changed, { total: 1, items: ['/page/'] });
  const last = await answer('releases', { page: 2, count: 2 });
  assert.deepEqual(
    last.items.map(({ number, before, changes }) => [number, before, changes]),
    [[1, null, null]],
  );
});
