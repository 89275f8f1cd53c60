import type { ArticleCard } from '../../contract/schemas/article.ts';
import { isArticleCard } from '../../src/build/cards.ts';
import type { ComposedPage } from '../../src/build/compose/page.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import type { CountedLink } from '../../src/build/part-forms.ts';
import { same } from './same.ts';

/** A part of a page as it shows it now, and as it should be. */
export type PartSwap =
  /** A card: of the same article, or of another one that takes its place. */
  | { readonly kind: 'card'; readonly before: ArticleCard; readonly after: ArticleCard }
  /** The cell of a card that leaves a list. */
  | { readonly kind: 'gone'; readonly before: ArticleCard }
  /** The number of articles above a list. */
  | { readonly kind: 'total'; readonly before: number; readonly after: number }
  /** A filter or a subject with the number of its articles. */
  | { readonly kind: 'link'; readonly before: CountedLink; readonly after: CountedLink };

/**
 * Cards of other articles that a page can get without being rendered: the related ones that move up when one is
 * deleted, and the neighbours. Each has to be rendered in every form, so more of them take as long as the page.
 */
const MOST_OTHERS = 5;

/** The first cards of a list look different, and so does a list that has no more. */
const FIRST_CARDS = 3;

const is = <K extends PageFields['kind']>(
  page: PageFields,
  kind: K,
): page is PageFields & ComposedPage<K> => page.kind === kind;

/** A page without what the swaps replace. */
type Rest = { readonly page: PageFields; readonly swaps: PartSwap[] };

type Link = Omit<CountedLink, 'count'> & { readonly count: number | null };

/** The swap of a link in which only the number differs. */
function linkSwap(before: Link, after: Link | undefined): PartSwap | null {
  if (after === undefined || before.count === null || after.count === null) return null;
  const [one, other] = [
    { ...before, count: before.count },
    { ...after, count: after.count },
  ];
  const isNumber = one.count !== other.count && same({ ...one, count: other.count }, other);
  return isNumber ? { kind: 'link', before: one, after: other } : null;
}

type List = ComposedPage<'articleList'>['data'];

/** The numbers of a list and of its filters, and the cell of an article that it has lost. */
function restOfList(before: PageFields & { data: List }, now: List): Rest {
  const swaps: PartSwap[] = [];
  const data = { ...before.data };
  const { items, total } = data;
  for (const row of ['sections', 'topics'] as const) {
    data[row] = data[row].map((link, place) => {
      const next = now[row][place];
      const swap = linkSwap(link, next);
      if (swap) swaps.push(swap);
      return swap && next ? next : link;
    });
  }
  if (total !== null && now.total !== null && total !== now.total) {
    swaps.push({ kind: 'total', before: total, after: now.total });
    data.total = now.total;
  }
  if (items.length === now.items.length + 1 && now.items.length > FIRST_CARDS) {
    const place = items.findIndex(({ id }, at) => id !== now.items[at]?.id);
    const gone = items[place];
    if (gone && place >= FIRST_CARDS) {
      swaps.push({ kind: 'gone', before: gone });
      data.items = items.toSpliced(place, 1);
    }
  }
  return { page: { ...before, data }, swaps };
}

type Tags = ComposedPage<'tags'>['data'];

/** The numbers beside subjects. */
function restOfTags(before: PageFields & { data: Tags }, now: Tags): Rest {
  const swaps: PartSwap[] = [];
  const asLink = ({ url, title, articles }: Tags['tags'][number]) => ({
    ...{ url, title, count: articles, current: false },
  });
  const tags = before.data.tags.map((tag, place) => {
    const next = now.tags[place];
    const swap = next && linkSwap(asLink(tag), asLink(next));
    if (!swap) return tag;
    swaps.push(swap);
    return { ...tag, articles: next.articles };
  });
  return { page: { ...before, data: { ...before.data, tags } }, swaps };
}

function restOf(before: PageFields, after: PageFields): Rest {
  if (is(before, 'articleList') && is(after, 'articleList')) {
    return restOfList(before, after.data);
  }
  if (is(before, 'tags') && is(after, 'tags')) return restOfTags(before, after.data);
  return { page: before, swaps: [] };
}

/**
 * The difference between two versions of a page when it consists only of such parts: one entry for each place.
 * @returns null when more has changed.
 */
export function partSwaps(before: PageFields, after: PageFields): PartSwap[] | null {
  const { page, swaps } = restOf(before, after);
  let others = 0;
  const isBeside = same(page, after, (one, other) => {
    if (!isArticleCard(one) || !isArticleCard(other)) return false;
    if (!same(one, other)) swaps.push({ kind: 'card', before: one, after: other });
    if (one.id !== other.id) others += 1;
    return true;
  });
  return isBeside && others <= MOST_OTHERS ? swaps : null;
}
