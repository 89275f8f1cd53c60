/** The members of a set of changes, and their fate without the set. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, test } from 'node:test';
import * as v from 'valibot';
import * as editor from '../../contract/schemas/editor.ts';
import { changeSet } from '../../contract/schemas/editor-sets.ts';
import { ask, askEntity, send, type Entity } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { makeScratch } from './scratch.ts';
import { inHours, setsOf } from './sets.ts';
import { onEveryEngine } from './site.ts';

const sentence = v.object({ error_description: v.string() });

const mediaDir = makeScratch('sets');
after(() => rmSync(mediaDir, { recursive: true }));

onEveryEngine(
  (site) => {
    const { read, newTag, start, draftOf, readDraft, make, readSet } = setsOf(site, mediaDir);

    test('a member belongs to one set or has a schedule of its own', async () => {
      const draft = await start('pages', page('v-odnom-nabore'));
      const publish_at = inHours(5).toISOString();
      const timed = await start('pages', page('so-svoim-vremenem', { publish_at }));
      const tag = await newTag('snimut-odnazhdy');
      const takedowns = [{ collection: 'tags', id: tag.id }];
      const set = await make({ drafts: [draft.id], takedowns });
      const wrong: [Entity, string, RegExp][] = [
        [{ drafts: [draft.id] }, 'drafts.0', new RegExp(`уже в\u00a0наборе №\u00a0${set.id}`)],
        [{ drafts: [timed.id] }, 'drafts.0', /своё время/],
        [{ drafts: [999_999] }, 'drafts.0', /нет/],
        [{ takedowns }, 'takedowns.0', /уже в\u00a0наборе/],
        [{ takedowns: [{ collection: 'tags', id: 999_999 }] }, 'takedowns.0', /Тег не\u00a0найден/],
        [{ takedowns: [{ collection: 'settings', id: 1 }] }, 'takedowns.0', /только заменить/],
        [{ publish_at }, 'drafts', /пока ничего нет/],
        [{ publish_at: inHours(-1).toISOString() }, 'publish_at', /прошло/],
      ];
      for (const [fields, field, reason] of wrong) {
        const refused = await send(site(), 'POST', 'sets', { title: 'Другой', ...fields });
        assert.match((await assertRefused(refused, 'invalid'))[field] ?? '', reason, field);
      }
      const plan = { ...page('v-odnom-nabore'), publish_at };
      const late = await assertRefused(
        await send(site(), 'PUT', `drafts/${draft.id}`, plan),
        'invalid',
      );
      assert.match(late['publish_at'] ?? '', /с\u00a0набором/);
      const at = await send(site(), 'POST', `tags/${tag.id}/unpublish?at=${publish_at}`);
      assert.deepEqual(Object.keys(await assertRefused(at, 'invalid')), ['at']);
      const both = await draftOf(`tags/${tag.id}`, {
        alias: 'snimut-odnazhdy',
        title: 'И так и так',
      });
      const twice = { title: 'Набор', drafts: [both.id], takedowns };
      const told = await assertRefused(
        await send(site(), 'PUT', `sets/${set.id}`, twice),
        'invalid',
      );
      assert.match(told['drafts.0'] ?? '', /и\u00a0публикует, и\u00a0снимает/);
    });

    test('discarding a set keeps its drafts, and the entities it would have taken down', async () => {
      const draft = await start('pages', page('ostalas'));
      const tag = await newTag('ne-snyali');
      const set = await make({
        drafts: [draft.id],
        takedowns: [{ collection: 'tags', id: tag.id }],
      });
      const mine = { headers: { 'if-match': `"${set.revision}"` } };
      const renamed = {
        title: 'Иначе',
        drafts: [draft.id],
        takedowns: [{ collection: 'tags', id: tag.id }],
      };
      await ask(site(), changeSet, 'PUT', `sets/${set.id}`, renamed, mine);
      await assertRefused(
        await send(site(), 'DELETE', `sets/${set.id}`, undefined, mine),
        'edit_conflict',
      );
      await ask(site(), changeSet, 'DELETE', `sets/${set.id}`);
      assert.equal((await readDraft(draft.id)).set_id, null);
      assert.equal((await read(`tags/${tag.id}`)).takedown, null);
      await assertRefused(await send(site(), 'GET', `sets/${set.id}`), 'not_found');
    });

    test('a draft published or discarded on its own leaves its set', async () => {
      const [one, two] = [
        await start('pages', page('sama')),
        await start('pages', page('v-korzinu')),
      ];
      const set = await make({ drafts: [one.id, two.id] });
      await askEntity(site(), 'POST', `drafts/${one.id}/publish`);
      await ask(site(), editor.draft, 'DELETE', `drafts/${two.id}`);
      assert.deepEqual((await readSet(set.id)).drafts, []);
      const empty = await assertRefused(
        await send(site(), 'POST', `sets/${set.id}/publish`),
        'invalid',
      );
      assert.deepEqual(Object.keys(empty), ['drafts']);
    });

    test('a set is published only as its publisher has seen its members', async () => {
      const [calm, changed, gone] = [
        await start('pages', page('kak-byla')),
        await start('pages', page('dopisyvayut')),
        await start('pages', page('uhodit-sama')),
      ];
      const set = await make({ drafts: [calm.id, changed.id, gone.id] });
      const seen = set.drafts.map(({ id, revision }) => `${id}:${revision}`).join(',');
      const path = `sets/${set.id}/publish`;
      const later = page('dopisyvayut', { title: 'Половина пред' });
      await ask(site(), editor.draft, 'PUT', `drafts/${changed.id}`, later);
      await ask(site(), editor.draft, 'DELETE', `drafts/${gone.id}`);
      const refused = await send(site(), 'POST', `${path}?seen=${seen}`);
      const { error_description: told } = v.parse(sentence, await refused.clone().json());
      assert.match(told, /«Половина пред»/);
      assert.doesNotMatch(told, /«Страница»/);
      const fields = await assertRefused(refused, 'edit_conflict');
      assert.deepEqual(Object.keys(fields), [`drafts/${changed.id}`, `drafts/${gone.id}`]);
      // A member that is not named has not been seen.
      const some = await send(site(), 'POST', `${path}?seen=${calm.id}:${calm.revision}`);
      assert.deepEqual(Object.keys(await assertRefused(some, 'edit_conflict')), [
        `drafts/${changed.id}`,
      ]);
      await assertRefused(await send(site(), 'POST', `${path}?seen=1`), 'invalid');
      const now = (await readSet(set.id)).drafts;
      const fresh = now.map(({ id, revision }) => `${id}:${revision}`).join(',');
      const done = await ask(site(), changeSet, 'POST', `${path}?seen=${fresh}`);
      assert.equal(done.state, 'published');
    });

    test('a set published twice at once is published once', async () => {
      const draft = await start('pages', page('odnazhdy'));
      const { id } = await make({ drafts: [draft.id] });
      const replies = await Promise.all(
        [1, 2, 3].map(() => send(site(), 'POST', `sets/${id}/publish`)),
      );
      assert.deepEqual(replies.map((reply) => reply.status).toSorted(), [200, 409, 409]);
    });
  },
  { mediaDir },
);
