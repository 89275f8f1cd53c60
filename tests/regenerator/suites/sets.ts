import assert from 'node:assert/strict';
import { afterEach, before, test } from 'node:test';
import * as v from 'valibot';
import { articlesFull } from '../../../contract/calls/articles.ts';
import type { FaultProxy } from '../../site/fault-proxy.ts';
import type { Editors } from '../soak/operations.ts';
import type { Readers } from '../soak/readers.ts';
import type { Resident } from '../soak/resident.ts';

type Given = {
  readonly proxy: FaultProxy;
  readonly resident: Resident;
  readonly editors: Editors;
  readonly readers: Readers;
};

const made = v.object({ result: v.looseObject({ id: v.number() }) });

/** Changes that are published together become visible together, whenever the regenerator reads. */
export function sets(given: () => Given): void {
  let proxy: FaultProxy;
  let resident: Resident;
  let editors: Editors;
  let readers: Readers;
  before(() => {
    ({ proxy, resident, editors, readers } = given());
  });
  afterEach(() => proxy.reset());

  async function make(method: string, path: string, body: unknown): Promise<number> {
    const reply = await resident.ask(method, path, body);
    assert.equal(reply.status, 200, path);
    return v.parse(made, await reply.json()).result.id;
  }

  test('a set published while one of its articles is being read appears all at once', async () => {
    const [{ revision: _, ...article } = assert.fail('no article')] = await editors.all('articles');
    const [{ revision: __, ...question } = assert.fail('no question')] = await editors.all('faq');
    const drafts = [
      await make('PUT', `articles/${article.id}/draft`, { ...article, title: 'Вместе: статья' }),
      await make('PUT', `faq/${question.id}/draft`, { ...question, question: 'Вместе: вопрос' }),
    ];
    const set = await make('POST', 'sets', { title: 'Вместе', drafts });

    /** Whether readers see each of the two, recorded whenever one of them is about to be read. */
    const seen: [article: boolean, question: boolean][] = [];
    const look = async () => {
      const pages = await Promise.all([
        readers.page(article.url ?? ''),
        readers.page(question.url ?? ''),
      ]);
      seen.push([pages[0].includes('Вместе: статья'), pages[1].includes('Вместе: вопрос')]);
    };
    let published: Promise<number> | undefined;
    proxy.before(articlesFull.path, () => (published ??= make('POST', `sets/${set}/publish`, {})));
    proxy.before('/rest/faq', look);
    await editors.save('PUT', `articles/${article.id}`, { ...article, lead: 'Правка до набора.' });
    await resident.until('the set to be published', () => published !== undefined);
    await published;
    const [changed = assert.fail('no article')] = await editors.all('articles');
    await resident.published(changed.revision);
    assert.notEqual(seen.length, 0, 'questions were read');
    await look();
    assert.deepEqual([...new Set(seen.map(String))], ['false,false', 'true,true']);

    await editors.save('PUT', `articles/${article.id}`, article);
    await resident.published(await editors.save('PUT', `faq/${question.id}`, question));
  });
}
