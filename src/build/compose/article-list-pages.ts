import type { Article, Category, Tag } from '../../../contract/schemas/article.ts';
import { ARTICLES_ON_NEWEST } from '../../config/constants.ts';
import { articleCard } from '../cards.ts';
import type { ArticleListData, FilterLink } from '../page-data.ts';
import type { Choice } from './article-filters.ts';
import { cutAtLandmarks, type Stretch } from './cut-at-landmarks.ts';
import { page, type ComposedPage } from './page.ts';
import { formatPeriod } from './period.ts';

/** A list of articles before it is cut into pages. */
export type ArticleList = Choice & {
  title: string;
  lead: string;
  /** Newest first. */
  articles: readonly Article[];
  first: string;
  /** URL of the earlier page that starts at the article with this id. */
  from: (id: number) => string;
  noindex?: boolean;
};

export type Filters = { sections: FilterLink[]; topics: FilterLink[] };

/** Filters as the newest page of a list shows them, and as the earlier ones do. */
export type PageFilters = { readonly newest: Filters; readonly earlier: Filters };

type ListPage = ComposedPage<'articleList'>;

/** The pages of one list, newest first; each is composed on demand. */
export type ListPages = {
  readonly at: (place: number) => ListPage;
  /** Which of them shows the article at this position in the list. */
  readonly showing: (place: number) => number;
  readonly all: () => ListPage[];
  /**
   * All of them again after a change of some articles.
   * @param before previous pages, with the same text and filters: an earlier page that shows the same
   * between the same neighbours is returned unchanged.
   * @param changed positions of the articles that have changed or were elsewhere.
   */
  readonly again: (before: readonly ListPage[], changed: readonly number[]) => ListPage[];
};

/** What distinguishes the newest page of a list from the earlier ones. */
type OwnOfPage = Pick<ArticleListData, 'period' | 'total' | 'years' | 'sections' | 'topics'>;

const named = (chosen: Category | Tag | null) => chosen && { title: chosen.title, url: chosen.url };

const uncounted = (links: FilterLink[]) => links.map((link) => ({ ...link, count: null }));

/** An earlier page must not change with the number of articles. */
export const filtersOfPages = (newest: Filters): PageFilters => ({
  newest,
  earlier: { sections: uncounted(newest.sections), topics: uncounted(newest.topics) },
});

function headOf({ title, lead, noindex }: ArticleList, period: string | null) {
  const robots = noindex ? { noindex } : {};
  if (period === null) return { title, description: lead, ...robots };
  return { title: `${title}, ${period}`, description: `${lead} Статьи: ${period}.`, ...robots };
}

const yearOf = (article?: Article) => Number(article?.published_on.slice(0, 4));

/** Dates begin with their year, so no part of them has to be read. */
const isBefore = (year: number, article?: Article) =>
  article !== undefined && article.published_on < String(year);

/** Where each year starts that the newest page does not show, for readers of old articles. */
function yearsOf(articles: readonly Article[], urls: readonly string[], cut: readonly Stretch[]) {
  const years: { year: number; url: string }[] = [];
  let reached = yearOf(articles[(cut[0]?.to ?? 0) - 1]);
  for (const [place, { from, to }] of cut.entries()) {
    if (!isBefore(reached, articles[to - 1])) continue;
    for (const article of articles.slice(from, to)) {
      const year = yearOf(article);
      if (year < reached) years.push({ year, url: urls[place] ?? '' });
      reached = Math.min(reached, year);
    }
  }
  return years;
}

/** @param filters links from this list to others. */
export function pagesOfList(list: ArticleList, filters: PageFilters): ListPages {
  const { section, tag, title, lead, articles } = list;
  const cut = cutAtLandmarks(articles, ARTICLES_ON_NEWEST);
  const urls = cut.map(({ from }, place) =>
    place === 0 ? list.first : list.from(articles[from]?.id ?? 0),
  );
  const neighbours = (place: number) => ({
    newest: place === 0 ? null : list.first,
    newer: urls[place - 1] ?? null,
    older: urls[place + 1] ?? null,
  });
  const own = ({ from, to }: Stretch): OwnOfPage => {
    if (from === 0) {
      const years = yearsOf(articles, urls, cut);
      return { period: null, total: articles.length, years, ...filters.newest };
    }
    const [newest, oldest] = [articles[from], articles[to - 1]];
    const period = newest && oldest ? formatPeriod(oldest.published_on, newest.published_on) : '';
    return { period, total: null, years: [], ...filters.earlier };
  };
  const at = (place: number): ListPage => {
    const stretch = cut[place] ?? { from: 0, to: 0 };
    const url = urls[place] ?? list.first;
    const words = own(stretch);
    return page('articleList', url, headOf(list, words.period), {
      section: named(section),
      tag: named(tag),
      title,
      lead,
      url,
      items: articles.slice(stretch.from, stretch.to).map(articleCard),
      ...neighbours(place),
      ...words,
    });
  };
  // Of unchanged articles, a page of the same size that starts with the same one shows the same.
  const hasStayed = ({ data: { items, newer, older } }: ListPage, place: number) => {
    const { from, to } = cut[place] ?? { from: 0, to: 0 };
    const now = neighbours(place);
    return newer === now.newer && older === now.older && items.length === to - from;
  };
  const all = () => urls.map((_, place) => at(place));
  const showing = (place: number) => cut.findLastIndex(({ from }) => from <= place);
  const again: ListPages['again'] = (before, changed) => {
    const known = new Map(before.map((page) => [page.url, page]));
    const others = new Set([0, ...changed.map(showing)]);
    return urls.map((url, place) => {
      const page = others.has(place) ? undefined : known.get(url);
      return page && hasStayed(page, place) ? page : at(place);
    });
  };
  return { at, showing, all, again };
}
