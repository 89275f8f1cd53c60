import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ports } from '../site/site.ts';

const saved = v.object({
  result: v.looseObject({ id: v.number(), url: v.string(), title: v.string() }),
});
const live = v.nullable(v.object({ url: v.string(), revision: v.number() }));
const shown = v.object({ result: v.object({ title: v.string(), revision: v.number(), live }) });
const list = v.object({ result: v.object({ items: v.array(saved.entries.result) }) });

/**
 * An editor with access to the backend of a data directory, and its first article.
 * @param port the site's own, as the screen uses it; the backend's where only that one runs.
 */
export async function openEditor(dataDir: string, port: number = ports.site) {
  const token = await readFile(join(dataDir, 'editor-token'), 'utf8');
  const headers = { authorization: `Bearer ${token}` };
  const address = `http://localhost:${port}/editor/articles`;
  const reply = await fetch(`${address}?full=1&count=1`, { headers });
  const [article] = v.parse(list, await reply.json()).result.items;
  assert.ok(article);
  const { revision: _, ...entity } = article;
  return {
    url: article.url,
    title: article.title,
    /** The title of the article, once readers see what was saved last. */
    async live(): Promise<string | null> {
      const answer = await fetch(`${address}/${article.id}`, { headers });
      const { title, revision, live } = v.parse(shown, await answer.json()).result;
      return live?.revision === revision && live.url === article.url ? title : null;
    },
    /** Gives the article another title. */
    async rename(title: string): Promise<void> {
      const body = JSON.stringify({ ...entity, title });
      const answer = await fetch(`${address}/${article.id}`, { method: 'PUT', headers, body });
      assert.equal(answer.status, 200, await answer.text());
    },
  };
}
