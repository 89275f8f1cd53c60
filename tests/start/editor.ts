import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ports } from '../site/site.ts';

const saved = v.object({
  result: v.looseObject({ id: v.number(), url: v.string(), title: v.string() }),
});
const list = v.object({ result: v.object({ items: v.array(saved.entries.result) }) });

/** An editor with access to the backend of a data directory, and its first article. */
export async function openEditor(dataDir: string) {
  const token = await readFile(join(dataDir, 'editor-token'), 'utf8');
  const headers = { authorization: `Bearer ${token}` };
  const address = `http://localhost:${ports.backend}/editor/articles`;
  const reply = await fetch(`${address}?full=1&count=1`, { headers });
  const [article] = v.parse(list, await reply.json()).result.items;
  assert.ok(article);
  const { revision: _, ...entity } = article;
  return {
    url: article.url,
    title: article.title,
    /** Gives the article another title. */
    async rename(title: string): Promise<void> {
      const body = JSON.stringify({ ...entity, title });
      const answer = await fetch(`${address}/${article.id}`, { method: 'PUT', headers, body });
      assert.equal(answer.status, 200, await answer.text());
    },
  };
}
