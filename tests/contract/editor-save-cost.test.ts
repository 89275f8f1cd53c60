/** The cost of a save to those who wait for it: everybody who saves at the same time. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createApp } from '../../backend/app.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { engines } from './database.ts';
import { editedEntities, entityRevisions, logEntries } from '../../contract/schemas/editor.ts';
import { ask, askEntity } from './editor.ts';
import { logStatements } from './logged-statements.ts';
import { EDITOR_TOKEN, type Site } from './site.ts';

/**
 * The statements before the content is locked, the row, its history with the log, and for the response dead
 * links.
 */
const MOST = { statements: 4, underTheLock: 2, afterwards: 1 };

/** For several entities: in addition to the row of each, the statements shared by all of them. */
const MOST_BESIDES = 8;

type Context = { readonly after: (work: () => Promise<void>) => void };

for (const engine of engines) {
  /** The backend over a database whose statements are logged. */
  async function counted(context: Context) {
    const opened = await engine.open();
    context.after(opened.close);
    const { db, during } = logStatements(opened.db);
    const app = createApp({ db, media: diskStore('/nowhere'), editorToken: EDITOR_TOKEN });
    const site: Pick<Site, 'fetch'> = { fetch: async (request) => app.fetch(request) };
    return { site, during };
  }

  describe(engine.name, () => {
    test(`a changed text costs at most ${MOST.statements} statements`, async (context) => {
      const { site, during } = await counted(context);
      const read = await askEntity(site, 'GET', 'articles/3');
      const change = (last: string) => ({
        ...read,
        revision: null,
        body: `${read['body']}${last}`,
      });
      for (const body of ['<p>Раз.</p>', '<p>Два.</p>']) {
        const statements = await during(() => askEntity(site, 'PUT', 'articles/3', change(body)));
        const held = statements.findIndex((statement) => statement.includes('hold_content'));
        const report = statements.join('\n');
        assert.ok(held >= 0, report);
        // The last statements are sent after the transaction.
        assert.ok(statements.slice(held, -MOST.afterwards).length <= MOST.underTheLock, report);
        assert.ok(statements.length <= MOST.statements, report);
      }
    });

    test('a change of many shops costs one statement for each, and a few more', async (context) => {
      const { site, during } = await counted(context);
      const list = 'shops?count=200&sort=id&full=1';
      const { items } = await ask(site, editedEntities, 'GET', list);
      const ids = items.map(({ id }) => id);
      assert.equal(ids.length, 200);
      for (const metro of ['Сокол', 'Аэропорт']) {
        const changes = { ids, part: { metro } };
        const statements = await during(() => ask(site, editedEntities, 'PATCH', 'shops', changes));
        const most = ids.length + MOST_BESIDES;
        assert.ok(statements.length <= most, statements.slice(0, 20).join('\n'));
      }
      for (const { id, metro } of [items[0], items.at(-1)].flatMap((one) => one ?? [])) {
        const { items: kept } = await ask(site, entityRevisions, 'GET', `shops/${id}/revisions`);
        assert.deepEqual(
          kept.map(({ kind, data }) => [kind, data['metro']]),
          ['Аэропорт', 'Сокол', metro].map((name) => ['changed', name]),
        );
        const made = kept.filter(({ who }) => who === 'Главный редактор');
        const log = await ask(site, logEntries, 'GET', `log?collection=shops&entity=${id}`);
        const revisions = made.map(({ revision }) => revision);
        assert.equal(revisions.length, 2);
        assert.deepEqual(
          log.items.map(({ revision }) => revision),
          revisions,
        );
      }
    });
  });
}
