/** Editors see the releases of the site and roll back to one under their own account. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import * as editor from '../../contract/schemas/editor.ts';
import { pageDifference } from '../../contract/schemas/page-difference.ts';
import * as publishing from '../../contract/schemas/publishing.ts';
import { ask, send, makeToken } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { siteBehind } from './site-behind.ts';

const behind = siteBehind();
let published = 0;

const publish = async (text: string) => {
  published += 1;
  const files = new Map([['articles/index.html', text]]);
  return (await behind.releases().publish({ files, revision: published })).number;
};

onEveryEngine(
  (site) => {
    test('an editor sees what a rollback changes, rolls back, and returns to the newest release', async () => {
      const { token } = await makeToken(site(), 'Олег', 'publisher');
      const oleg = { token };
      const first = await publish('one');
      const last = await publish('two');
      const listed = await ask(site(), publishing.toldReleases, 'GET', 'releases?count=2');
      assert.deepEqual(
        listed.items.map(({ number, current }) => [number, current]),
        [
          [last, true],
          [first, false],
        ],
      );
      const told = await ask(site(), publishing.releaseSwitch, 'GET', `releases/${first}`);
      assert.deepEqual([told.from, told.to], [last, first]);
      assert.deepEqual(told.changes.changed, { total: 1, items: ['/articles/'] });

      const back = `releases/${first}/roll-back`;
      await assertRefused(await send(site(), 'POST', `${back}?from=${first}`), 'state_conflict');
      const done = await ask(
        site(),
        publishing.releaseSwitch,
        ...(['POST', `${back}?from=${last}`, undefined, oleg] as const),
      );
      assert.deepEqual(done, told, 'the rollback matches its preview');
      // It stays served, whatever is published meanwhile.
      const newest = await publish('three');
      const status = await ask(site(), publishing.siteStatus, 'GET', 'site');
      assert.deepEqual(
        [status.release?.number, status.release?.newest, status.release?.stays],
        [first, false, true],
      );
      const went = await ask(site(), publishing.releaseSwitch, 'POST', 'releases/go-on');
      assert.deepEqual([went.from, went.to], [first, newest]);

      const { items } = await ask(site(), editor.logEntries, 'GET', 'log?count=2');
      assert.deepEqual(
        items.map(({ who, action, about }) => [who, action, about]),
        [
          ['Главный редактор', 'go-on', `версия ${newest} вместо ${first}`],
          ['Олег', 'roll-back', `версия ${first} вместо ${last}`],
        ],
      );
    });

    test('an editor sees which pages a revision has changed once readers see it', async () => {
      await publish('before');
      await publish('after');
      behind.say({
        published_revision: published,
        last: { revision: published, changed: 1, removed: 0, ms: 38.2 },
      });
      const asked = (revision: number) =>
        ask(site(), v.nullable(publishing.shownRevision), 'GET', `site/${revision}`);
      const shown = await asked(published);
      assert.deepEqual([shown?.is_shown, shown?.ms], [true, 38.2]);
      assert.deepEqual(shown?.changes?.changed.items, ['/articles/']);
      const { from = 0, to = 0 } = shown?.compared ?? {};
      const page = `releases/${to}/page?from=${from}&url=`;
      const { items, ...told } = await ask(
        site(),
        pageDifference,
        ...(['GET', `${page}/articles/`] as const),
      );
      assert.deepEqual(told, { url: '/articles/', kind: 'changed', is_cut: false });
      assert.deepEqual(
        items[0]?.words.map(({ text, change }) => `${change} ${text}`),
        ['same <p>', 'removed before', 'added after', 'same </p>'],
      );
      const { token } = await makeToken(site(), 'Зоя', 'viewer');
      const reply = await send(site(), 'GET', `${page}/articles/`, undefined, { token });
      assert.deepEqual([reply.status, reply.headers.get('cache-control')], [200, 'no-store']);
      await assertRefused(await send(site(), 'GET', `${page}/catalog/`), 'not_found');
      await assertRefused(await send(site(), 'GET', `releases/999/page?from=1&url=/`), 'not_found');
      for (const wrong of ['', 'articles/', '/articles', `/${'a'.repeat(400)}/`]) {
        await assertRefused(await send(site(), 'GET', `${page}${wrong}`), 'invalid');
      }
      // A revision that changes no page is shown by the existing release.
      behind.say({ published_revision: published + 1 });
      assert.deepEqual((await asked(published + 1))?.changes, null);
      behind.say({ published_revision: published, state: 'working', queued: 2 });
      const later = await asked(published + 1);
      assert.deepEqual([later?.is_shown, later?.state, later?.queued], [false, 'working', 2]);
      behind.silence(true);
      assert.equal(await asked(published), null);
      behind.silence(false);
      behind.say({});
    });

    test('viewers cannot roll back, and refused rollbacks are not logged', async () => {
      await publish(`for ${site().now().getTime()}`);
      const { token } = await makeToken(site(), 'Вера', 'viewer');
      const viewer = { token };
      assert.equal((await send(site(), 'GET', 'releases', undefined, viewer)).status, 200);
      for (const path of ['releases/1/roll-back', 'releases/go-on']) {
        await assertRefused(await send(site(), 'POST', path, undefined, viewer), 'forbidden');
      }
      const before = await ask(site(), editor.logEntries, 'GET', 'log');
      await assertRefused(await send(site(), 'POST', 'releases/999/roll-back'), 'not_found');
      await assertRefused(await send(site(), 'GET', 'releases/999'), 'not_found');
      await assertRefused(await send(site(), 'GET', 'releases?count=51'), 'invalid');
      await assertRefused(await send(site(), 'POST', 'releases/1/roll-back?from=x'), 'invalid');
      assert.deepEqual(await ask(site(), editor.logEntries, 'GET', 'log'), before);
    });

    test('rolling back to the served release does nothing, and is not logged', async () => {
      const [first, last] = [await publish('already one'), await publish('already two')];
      const log = () => ask(site(), editor.logEntries, 'GET', 'log');
      const status = () => ask(site(), publishing.siteStatus, 'GET', 'site');
      const back = async (number: number) => send(site(), 'POST', `releases/${number}/roll-back`);
      const before = [await log(), await status()];
      const reply = await back(last);
      assert.match(await reply.clone().text(), /и\u00a0так на\u00a0сайте/);
      await assertRefused(reply, 'state_conflict');
      await ask(site(), publishing.releaseSwitch, 'POST', 'releases/go-on');
      assert.deepEqual([await log(), await status()], before);

      assert.equal((await back(first)).status, 200);
      const rolled = [await log(), await status()];
      await assertRefused(await back(first), 'state_conflict');
      assert.deepEqual([await log(), await status()], rolled);
      await ask(site(), publishing.releaseSwitch, 'POST', 'releases/go-on');
    });

    test('while the regenerator is silent, the state of the site is unknown', async () => {
      behind.silence(true);
      try {
        assert.equal(await ask(site(), v.null(), 'GET', 'site'), null);
      } finally {
        behind.silence(false);
      }
      assert.notEqual((await ask(site(), publishing.siteStatus, 'GET', 'site')).release, null);
    });
  },
  { published: behind.site },
);
