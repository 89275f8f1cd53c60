/** The cost of a search over all collections, and that its results equal those of each list. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createApp } from '../../backend/app.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { editedEntities } from '../../contract/schemas/editor.ts';
import { foundEverywhere } from '../../contract/schemas/editor-many.ts';
import { engines } from './database.ts';
import { ask, askEntity } from './editor.ts';
import { logStatements } from './logged-statements.ts';
import { EDITOR_TOKEN, type Site } from './site.ts';

/** The index, the words and all collections; then the dependencies of some addresses. */
const MOST = 7;

/** Other word forms, parts of words, several words, a number, stop words only. */
const ASKED = ['линзами', 'стигм', 'как выбрать линзы', '-8.5', 'и', '«»'];

/** Other forms of a tag's words: English ones do not share its beginning. */
const NAMED = ['ежиками', 'ЁЖИК', 'happiness', 'happy ёжики'];

for (const engine of engines) {
  describe(engine.name, () => {
    test(`one search everywhere takes at most ${MOST} statements`, async (context) => {
      const opened = await engine.open();
      context.after(opened.close);
      const { db, during } = logStatements(opened.db);
      const app = createApp({ db, media: diskStore('/nowhere'), editorToken: EDITOR_TOKEN });
      const site: Pick<Site, 'fetch'> = { fetch: async (request) => app.fetch(request) };
      const everywhere = async (words: string) => {
        const path = `search?count=3&search=${encodeURIComponent(words)}`;
        return (await ask(site, foundEverywhere, 'GET', path)).items;
      };
      await askEntity(site, 'POST', 'tags', { title: 'Ёжики и happy', alias: 'yozhiki' });
      for (const words of NAMED) {
        const [tags] = (await everywhere(words)).filter(({ collection }) => collection === 'tags');
        assert.equal(tags?.items[0]?.title, 'Ёжики и happy', words);
      }
      for (const words of ASKED) {
        let found: (readonly [string, number, readonly number[]])[] = [];
        const statements = await during(async () => {
          found = (await everywhere(words)).map(({ collection, total, items }) => [
            collection,
            total,
            items.map(({ id }) => id),
          ]);
        });
        assert.ok(statements.length <= MOST, `${words}: ${statements.join('\n')}`);
        const listed: typeof found = [];
        for (const name of CONTENT_COLLECTIONS) {
          const path = `${name}?count=3&search=${encodeURIComponent(words)}`;
          const { total, items } = await ask(site, editedEntities, 'GET', path);
          if (total > 0) listed.push([name, total, items.map(({ id }) => id)]);
        }
        assert.deepEqual(found, listed, words);
      }
    });
  });
}
