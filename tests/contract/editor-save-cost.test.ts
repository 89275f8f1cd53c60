/** What a save costs those who wait for it: everybody who saves at the same moment. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createApp } from '../../backend/app.ts';
import { engines } from './database.ts';
import { askEntity } from './editor.ts';
import { logStatements } from './logged-statements.ts';
import { EDITOR_TOKEN, type Site } from './site.ts';

/** What is asked before the content is held, the row, its history with the log, and the reply. */
const MOST = { statements: 5, underTheLock: 2 };

for (const engine of engines) {
  describe(engine.name, () => {
    test(`a changed text costs at most ${MOST.statements} statements`, async (context) => {
      const opened = await engine.open();
      context.after(opened.close);
      const { db, during } = logStatements(opened.db);
      const app = createApp({ db, mediaDir: '/nowhere', editorToken: EDITOR_TOKEN });
      const site: Pick<Site, 'fetch'> = { fetch: async (request) => app.fetch(request) };
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
        // The last statement is sent after the transaction.
        assert.ok(statements.slice(held, -1).length <= MOST.underTheLock, report);
        assert.ok(statements.length <= MOST.statements, report);
      }
    });
  });
}
