import { FOOTNOTE_MARK } from '../../rich-text/footnote-mark.ts';
import { isArticleCard } from '../cards.ts';
import type { PageFootnote } from '../page-data.ts';
import type { ComposedPage } from './page.ts';

/** A copy of the value with every text passed through `visit`. */
function mapTexts(value: unknown, visit: (text: string) => string): unknown {
  if (typeof value === 'string') return visit(value);
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, visit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapTexts(part, visit)]),
  );
}

/** Whether cards have marks: lists consist of cards, each of which many pages show. */
const markedCards = new WeakMap<object, boolean>();

function hasMark(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('data-footnote=');
  if (typeof value !== 'object' || value === null) return false;
  const known = markedCards.get(value);
  if (known !== undefined) return known;
  const has = Object.values(value).some(hasMark);
  if (isArticleCard(value)) markedCards.set(value, has);
  return has;
}

/** The link in the text; the note links back to it. The joiner keeps it on the line of its word. */
const linkTo = (number: number, mark: number) =>
  `\u2060<sup><a id="k-snoske-${number}-${mark}" href="#snoska-${number}" role="doc-noteref" aria-label="Сноска ${number}">${number}</a></sup>`;

/**
 * Numbers the footnotes that a page's texts refer to, in order of appearance, and adds their texts
 * to the page's data. A page without marks stays the same object.
 * @param notes texts by code.
 */
export function withFootnotes(
  page: ComposedPage,
  notes: ReadonlyMap<string, string>,
): ComposedPage {
  if (!hasMark(page.data)) return page;
  const used = new Map<string, PageFootnote>();
  const numberOf = (code: string) => [...used.keys()].indexOf(code) + 1;
  const data = mapTexts(page.data, (text) =>
    text.replace(FOOTNOTE_MARK, (_mark, code: string) => {
      const known = used.get(code) ?? { code, text: notes.get(code) ?? '', marks: 0 };
      const note = { ...known, marks: known.marks + 1 };
      used.set(code, note);
      return linkTo(numberOf(code), note.marks);
    }),
  );
  return { ...page, data: { ...(data as ComposedPage['data']), footnotes: [...used.values()] } };
}
