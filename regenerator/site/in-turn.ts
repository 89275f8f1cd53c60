import type { PageFields } from '../../src/build/derive-pages.ts';
import { htmlFile } from '../gatsby/gatsby.ts';
import { partSwaps, type PartSwap } from '../pages/part-swaps.ts';
import type { StoredFiles } from '../publish/stored-files.ts';
import type { PageBefore } from '../render/messages.ts';
import type { ComingFiles } from './coming-files.ts';

/** Pages as they were when they were stored. */
export type Before = {
  readonly page: (url: string) => PageFields | undefined;
  readonly stored: StoredFiles;
  readonly files: ComingFiles;
};

/** A page to produce: from its previous version, or by rendering. */
export type PageInTurn = { readonly page: PageFields; readonly before?: PageBefore };

type Waiting = { readonly page: PageFields; readonly file: string; readonly swaps: PartSwap[] };

/** @returns null for a page that differs from the stored one by more than such parts. */
function waitingFor(page: PageFields, before: Before): Waiting | null {
  const known = before.page(page.url);
  const swaps = known ? partSwaps(known, page) : null;
  const file = swaps && before.stored(htmlFile(page.url));
  return file ? { page, file, swaps } : null;
}

/**
 * Yields each page when its turn comes. First come those to be rendered; then those that differ
 * from the stored page by a few parts alone, with that page, as the disk delivers it. If the disk is
 * slow, they are rendered too.
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
