import type { PageFields } from '../../src/build/derive-pages.ts';
import { htmlFile } from '../gatsby/gatsby.ts';
import { cardSwaps, type CardSwap } from '../pages/card-swaps.ts';
import type { StoredFiles } from '../publish/stored-files.ts';
import type { PageBefore } from '../render/messages.ts';
import type { ComingFiles } from './coming-files.ts';

/** Pages as they were when they were stored. */
export type Before = {
  readonly page: (url: string) => PageFields | undefined;
  readonly stored: StoredFiles;
  readonly files: ComingFiles;
};

/** A page to be made: of what it was, or else rendered. */
export type PageInTurn = { readonly page: PageFields; readonly before?: PageBefore };

type Waiting = { readonly page: PageFields; readonly file: string; readonly swaps: CardSwap[] };

/** @returns null for a page that differs by more than cards from what is stored. */
function waitingFor(page: PageFields, before: Before): Waiting | null {
  const known = before.page(page.url);
  const swaps = known ? cardSwaps(known, page) : null;
  const file = swaps && before.stored(htmlFile(page.url));
  return file ? { page, file, swaps } : null;
}

/**
 * Gives each page when there is a turn for one. First come those that are to be rendered; then those
 * that differ by cards alone from what is stored, with that, as the disk gives it. Where the disk
 * takes its time they are rendered, too.
 */
export async function* inTurn(
  pages: readonly PageFields[],
  before: Before,
): AsyncGenerator<PageInTurn> {
  const waiting = new Set<Waiting>();
  const whole = pages.filter((page) => {
    const wait = waitingFor(page, before);
    if (wait) waiting.add(wait);
    return !wait;
  });
  const { files } = before;
  files.begin([...waiting].map(({ file }) => file));
  for (const page of whole) yield { page };
  const here = () => [...waiting].find(({ file }) => files.has(file));
  while (waiting.size > 0) {
    if (!here()) await files.next();
    const [first] = waiting;
    const next = here() ?? first;
    if (!next) return;
    waiting.delete(next);
    const { page, file, swaps } = next;
    const html = files.get(file);
    yield html ? { page, before: { html, swaps } } : { page };
  }
}
