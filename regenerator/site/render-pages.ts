import type { PageFields } from '../../src/build/derive-pages.ts';
import { htmlFile, pageDataFile } from '../gatsby/gatsby.ts';
import { storedBytes, type StoredBytes } from '../publish/file-content.ts';
import type { Asked } from '../render/messages.ts';
import { RenderError } from '../render/render-error.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { PageInTurn } from './in-turn.ts';
import type { Output } from './output.ts';
import type { Templates } from './templates.ts';

export type PagesInTurn = Iterable<PageInTurn> | AsyncIterable<PageInTurn>;

type Means = {
  readonly pool: RenderPool;
  readonly templates: Templates;
  /** Receives files as they are produced, while others are rendered. */
  readonly writeAhead: (content: StoredBytes) => void;
};

/**
 * Renders pages. The work done here on one page overlaps with the threads rendering the next ones.
 * @returns the files of the pages.
 * @throws RenderError that names the first page that failed.
 */
export async function renderPages(
  pages: PagesInTurn,
  { pool, templates, writeAhead }: Means,
): Promise<Output> {
  const asked: { page: PageFields; text: string }[] = [];
  const questions = async function* (): AsyncGenerator<Asked> {
    for await (const { page, ...before } of pages) {
      const data = templates.textOf(page);
      asked.push({ page, text: data });
      yield { kind: 'page', data, ...before };
    }
  };
  const output: Output = new Map();
  const answers = await pool.render(questions(), (place, { html }) => {
    const made = asked[place];
    if (!made) return;
    const data = storedBytes(Buffer.from(made.text));
    output.set(pageDataFile(made.page.url), data).set(htmlFile(made.page.url), html);
    for (const file of [data, html]) writeAhead(file);
  });
  const failed = answers.findIndex((answer) => answer?.ok === false);
  const [first] = failed < 0 ? [] : asked.slice(failed);
  if (first) throw new RenderError(`page ${first.page.url}`, answers[failed]);
  return output;
}
