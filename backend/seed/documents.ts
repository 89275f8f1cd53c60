import { routes } from '../../src/config/routes.ts';
import type { documents } from '../db/schema.ts';
import { MESSAGE_TEXTS } from '../messages/texts.ts';
import { certificateDocuments } from './certificate.ts';
import { lensFilters } from './lens-filters.ts';
import { listPages } from './list-pages.ts';
import { metadata } from './metadata.ts';
import { pages } from './pages.ts';
import { pointsRules } from './points.ts';
import type { PictureStore } from './picture-store.ts';
import { settings } from './settings.ts';
import { typeset } from './typography.ts';
import type { Motif } from './types.ts';

type Row = typeof documents.$inferInsert;

/** A block with a rendered picture in place of its motif. */
function illustrate<T extends { title: string; motif: Motif }>(
  page: string,
  blocks: T[],
  store: PictureStore,
) {
  return blocks.map(({ motif, ...block }, index) => ({
    ...block,
    picture: store.cover(`${page}-${index + 1}`, motif),
  }));
}

function homeData(store: PictureStore) {
  const { hero, freePair, loyalty, articles, whereToBuy } = pages['main.page'];
  const { motif, secondButton, ...rest } = hero;
  const picture = store.cover('home', motif);
  return {
    hero: { ...rest, second_button: secondButton, picture },
    free_pair: freePair,
    loyalty,
    articles: { title: articles.title, text: articles.lead },
    where_to_buy: { title: whereToBuy.title, text: whereToBuy.lead },
  };
}

function catalogData(store: PictureStore, motifs: Map<string, Motif>) {
  const { families, ...heading } = pages['main.catalog'];
  return {
    ...heading,
    families: families.map((family) => ({
      ...family,
      url: routes.catalogSection(family.section),
      picture: store.cover(`family-${family.section}`, motifs.get(family.section) ?? 'lens'),
    })),
  };
}

function aboutData(store: PictureStore) {
  const { topBanner, banners, ...rest } = pages['about.page'];
  return {
    ...rest,
    top_banner: { items: illustrate('about-top', topBanner, store) },
    banners: illustrate('about', banners, store),
  };
}

/** Documents of single pages, the settings and the metadata for crawlers. */
export function documentRows(store: PictureStore, sectionMotifs: Map<string, Motif>): Row[] {
  const { sections, ...tech } = pages['tech.page'];
  const { steps, ...beginners } = pages['for.beginners'];
  const single: Record<string, Record<string, unknown>> = {
    settings,
    ...certificateDocuments,
    ...listPages,
    'lens.filters': lensFilters,
    'points.rules': pointsRules,
    'main.page': homeData(store),
    'main.catalog': catalogData(store, sectionMotifs),
    'about.page': aboutData(store),
    'article.page': pages['article.page'],
    'tech.page': { ...tech, sections: illustrate('tech', sections, store) },
    'for.beginners': { ...beginners, steps: illustrate('beginners', steps, store) },
  };
  for (const { pageCode, ...entry } of metadata) {
    single[`metadata:${pageCode}`] = { page_code: pageCode, ...entry };
  }
  const pagesAndRules = Object.entries(single).map(([code, data]) => ({
    code,
    data: typeset(data),
  }));
  // Without typography: a non-breaking space in an SMS is one more character that a phone may not know.
  const messages = Object.entries(MESSAGE_TEXTS).map(([code, text]) => ({ code, data: { text } }));
  return [...pagesAndRules, ...messages];
}
