/** Lists filter by state: published, waiting, and the date of the last change. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as v from 'valibot';
import { stateFilters } from '../../contract/collections/state-filters.ts';
import { collectionDescriptions } from '../../contract/schemas/descriptions.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { graphAnswer } from '../../contract/schemas/graphql.ts';
import { addDays, dayOf } from '../../backend/moscow-day.ts';
import { ask, askEntity, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';
import { siteBehind } from './site-behind.ts';

const behind = siteBehind();
/** A revision later than any of a test: everything is published. */
const EVERYTHING = 1_000_000;

onEveryEngine(
  (site) => {
    before(() => behind.startAnew());
    const make = (alias: string) => askEntity(site(), 'POST', 'pages', page(alias));
    const listed = async (query: string) => {
      const path = `pages?count=200&${query}`;
      const { items, total } = await ask(site(), editor.editedEntities, 'GET', path);
      assert.equal(items.length, total);
      return items;
    };
    /** The two values of a state filter partition all pages, and each page states its own. */
    async function halves(state: 'live' | 'held' | 'draft' | 'takedown') {
      const [on, off, all] = await Promise.all([`${state}=true`, `${state}=false`, ''].map(listed));
      assert.ok(on && off && all);
      for (const one of on) assert.notEqual(one[state], null, `${state} ${one.alias}`);
      for (const one of off) assert.equal(one[state], null, `${state} ${one.alias}`);
      assert.equal(on.length + off.length, all.length);
      return on.map(({ id }) => id);
    }

    test('lists filter by drafts and planned takedowns', async () => {
      const made = await make('otbor-chernovik');
      await send(site(), 'PUT', `pages/${made.id}/draft`, { ...made, title: 'Иначе' });
      assert.deepEqual(await halves('draft'), [made.id]);
      const at = new Date(site().now().getTime() + 86_400_000).toISOString();
      const planned = await send(site(), 'POST', `pages/${made.id}/unpublish?at=${at}`);
      assert.equal(planned.status, 200, await planned.text());
      assert.deepEqual(await halves('takedown'), [made.id]);
    });

    test('lists filter by whether entities are live or held back', async () => {
      behind.say({ published_revision: 0 });
      const [old, held, unseen] = [
        await make('otbor-staraya'),
        await make('otbor-zaderzhana'),
        await make('otbor-novaya'),
      ];
      const files = new Map([['index.html', 'the first']]);
      await behind.releases().publish({ files, revision: held.revision });
      await askEntity(site(), 'PUT', `pages/${old.id}`, { ...old, title: 'Заново' });
      await askEntity(site(), 'PUT', `pages/${held.id}`, { ...held, title: 'Заново' });
      const name = { entity: 'pages', id: held.id, alias: held.alias, title: 'Заново' } as const;
      const why = { field: 'document.file', words: 'Файл не открывается', reason: 'no file' };
      behind.say({ published_revision: held.revision, held: [{ ...name, ...why }] });
      assert.deepEqual(await halves('held'), [held.id]);
      const live = await halves('live');
      assert.ok(live.includes(old.id) && live.includes(held.id) && !live.includes(unseen.id));
      behind.say({ published_revision: EVERYTHING });
      assert.ok((await halves('live')).includes(unseen.id));
      assert.deepEqual(await halves('held'), []);
      // The whole collection could not be read.
      behind.say({ published_revision: EVERYTHING, held: [{ ...name, ...why, id: 0 }] });
      assert.ok((await halves('held')).includes(unseen.id));
      await halves('live');
    });

    test('lists filter by the day of the last change, and by several states at once', async () => {
      behind.say({ published_revision: EVERYTHING });
      const { id } = await make('otbor-segodnya');
      const today = dayOf(site().now());
      const days = await Promise.all(
        [today, `${today}..`, `..${addDays(today, -1)}`].map((day) => listed(`updated_at=${day}`)),
      );
      assert.deepEqual(
        days.map((items) => items.some((one) => one.id === id)),
        [true, true, false],
      );
      const both = await listed(`live=true&draft=false&ids=${id}`);
      assert.deepEqual(
        both.map((one) => one.id),
        [id],
      );
      assert.deepEqual(await listed(`live=false&ids=${id}`), []);
    });

    test('the filters also work in GraphQL and in tables', async () => {
      behind.say({ published_revision: EVERYTHING });
      const query = '{ pages(draft: "true", live: "true", count: 200) { total items { id } } }';
      const answer = await (await send(site(), 'POST', 'graphql', { query })).json();
      const { data } = v.parse(graphAnswer, answer);
      const drafted = await listed('draft=true&live=true');
      const items = drafted.map(({ id }) => ({ id }));
      assert.deepEqual(JSON.parse(JSON.stringify(data)), { pages: { total: items.length, items } });
      const response = await send(site(), 'GET', 'tables/pages?draft=true');
      const table = await response.text();
      assert.equal(response.status, 200, table);
      assert.equal(table.trim().split('\n').length, drafted.length + 1);
    });

    test('the description names the states with their kinds and labels', async () => {
      const { items } = await ask(site(), collectionDescriptions, 'GET', 'descriptions');
      for (const { name, fields, state_filters: states } of items) {
        assert.deepEqual(states, stateFilters, name);
        for (const state of Object.keys(states)) assert.ok(!(state in fields), `${name} ${state}`);
      }
    });

    test('an invalid state is refused', async () => {
      for (const query of ['draft=1', 'live=yes', 'held=', 'takedown=x', 'updated_at=2026-13-01']) {
        const [name] = query.split('=');
        const errors = await assertRefused(await send(site(), 'GET', `pages?${query}`), 'invalid');
        assert.deepEqual(Object.keys(errors), [name], query);
      }
    });

    test('while the site is silent, lists cannot be filtered by what readers see', async () => {
      behind.silence(true);
      try {
        for (const state of ['live', 'held']) {
          const path = `pages?${state}=false`;
          const errors = await assertRefused(await send(site(), 'GET', path), 'upstream');
          assert.deepEqual(Object.keys(errors), [state]);
        }
        await listed('draft=false');
      } finally {
        behind.silence(false);
      }
    });
  },
  { published: behind.site },
);
