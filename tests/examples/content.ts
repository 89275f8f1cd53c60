import * as v from 'valibot';
import type { SourcedEntity } from '../../src/sourcing/source.ts';
import type { Article, Category, Tag } from '../../contract/schemas/article.ts';
import type {
  CatalogSection,
  LensParameters,
  LiquidParameters,
  Product,
} from '../../contract/schemas/product.ts';
import { productCard } from '../../src/build/cards.ts';
import { LIST_PAGES } from '../../contract/schemas/list-pages.ts';
import type { Content } from '../../src/build/content.ts';
import { contentSources, DOCUMENT } from '../../src/build/sources.ts';
import { linkTo, examplePicture, stored, words } from './parts.ts';
import { exampleCertificate } from './certificate-page.ts';
import {
  exampleFaqItem,
  exampleInstructionType,
  exampleInstruction,
  exampleStaticPage,
  exampleLinkPage,
  exampleListPage,
  exampleFootnote,
  exampleTheme,
  exampleDiscount,
  exampleCity,
  exampleFaqSection,
} from './pages.ts';
import { exampleSettings } from './settings.ts';

/**
 * Complete entities for tests, valid by the contract, so that a test names only what it is about.
 */

const entity = v.record(v.string(), v.unknown());
const key = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
/** The product of a discount has no id of its own. */
const offered = v.object({ discount: v.object({ id: v.number() }) });

const document = stored;
const button = { title: 'Подробнее', url: '/catalog/' };

/** The first day is article 1's: a larger id is a newer article. */
const dayOf = (id: number) => new Date(Date.UTC(2020, 0, id)).toISOString().slice(0, 10);

export function exampleCategory(id = 1, over: Partial<Category> = {}): Category {
  const alias = `category-${id}`;
  const own = { id, alias, url: `/articles/${alias}/`, title: `Раздел ${id}` };
  return { ...stored, ...own, lead: 'О разделе', cover: examplePicture(), articles: 1, ...over };
}

export function exampleTag(id = 1, over: Partial<Tag> = {}): Tag {
  const alias = `tag-${id}`;
  return {
    ...stored,
    id,
    alias,
    url: `/tags/${alias}/`,
    title: `тема ${id}`,
    articles: 1,
    ...over,
  };
}

/** `count` articles, newest first. */
export const categoryLink = (id = 1) => linkTo(exampleCategory(id));
export const tagLinks = (...ids: number[]) => ids.map((id) => linkTo(exampleTag(id)));

export function exampleArticle(id = 1, over: Partial<Article> = {}): Article {
  const category = over.category ?? categoryLink();
  return {
    ...stored,
    id,
    alias: `article-${id}`,
    url: `${category.url}article-${id}/`,
    title: `Статья ${id}`,
    lead: 'О чём она',
    body: '<p>Текст</p>',
    cover: examplePicture(),
    category,
    tags: [],
    author: { role: 'Редакция', sample: true },
    reviewer: { role: 'Офтальмолог', sample: true, reviewed_on: '2026-01-01' },
    sources: [{ title: 'Источник', url: 'https://example.ru/' }],
    published_on: dayOf(id),
    reading_minutes: 5,
    ...over,
  };
}

export const exampleArticles = (count: number, over: Partial<Article> = {}): Article[] =>
  Array.from({ length: count }, (_, index) => exampleArticle(count - index, over));

export function exampleSection(id = 1, over: Partial<CatalogSection> = {}): CatalogSection {
  const alias = `section-${id}`;
  const own = { id, alias, url: `/catalog/?section=${alias}`, title: `Полка ${id}` };
  return { ...stored, ...own, lead: 'О полке', cover: examplePicture(), products: 1, ...over };
}

export const exampleLens = (over: Partial<LensParameters> = {}): LensParameters => ({
  replacement: 'daily',
  wear: 'day',
  design: 'spherical',
  material: 'Делефилкон А',
  water_content: 33,
  dkt: 156,
  base_curves: [8.5],
  diameters: [14.1],
  powers: [{ from: -0.5, to: -6, step: 0.25 }],
  cylinders: [],
  axes: [],
  additions: [],
  centre_thickness: 0.09,
  uv: 'none',
  handling_tint: false,
  ...over,
});

export const exampleLiquid = (over: Partial<LiquidParameters> = {}): LiquidParameters => ({
  volumes: [60, 360],
  active: 'Полигексанид',
  preservative: null,
  use_within_days: 90,
  soak_minutes: 240,
  ...over,
});

export function exampleProduct(id = 1, over: Partial<Product> = {}): Product {
  const alias = `product-${id}`;
  return {
    ...stored,
    id,
    alias,
    url: `/catalog/${alias}/`,
    title: `Линзы ${id}`,
    kind: 'lenses',
    section: linkTo(exampleSection()),
    lead: 'О линзах',
    description: '<p>Описание</p>',
    advantages: ['Удобно'],
    gallery: [examplePicture('front'), examplePicture('side')],
    lens: exampleLens(),
    liquid: null,
    packages: [{ title: '30 линз', quantity: 30, unit: 'линзы' }],
    filter_keys: [],
    out_of_production: false,
    instructions: [],
    articles: [],
    ...over,
  };
}

export const sectionLink = (id = 1) => linkTo(exampleSection(id));

/** A small site: at least one entity of every kind. */
export const exampleContent = (over: Partial<Content> = {}): Content => ({
  articles: exampleArticles(2, { tags: tagLinks(1) }),
  categories: [exampleCategory(1)],
  tags: [exampleTag(1)],
  products: [exampleProduct(1), exampleProduct(2)],
  catalogSections: [exampleSection(1)],
  productFilters: [{ key: 'toric', title: 'Торические', products: 1 }],
  faqItems: [exampleFaqItem(1), exampleFaqItem(2)],
  faqSections: [exampleFaqSection(1)],
  instructions: [exampleInstruction(1)],
  instructionTypes: [exampleInstructionType(1)],
  staticPages: [exampleStaticPage(1)],
  linkPages: [exampleLinkPage(1), exampleLinkPage(2)],
  footnotes: [exampleFootnote('dkt')],
  themes: [exampleTheme(1), exampleTheme(2, { redirect: '/for-new/' })],
  themeDetails: [exampleTheme(1), exampleTheme(2, { redirect: '/for-new/' })],
  discounts: [exampleDiscount(1), exampleDiscount(2, { kind: 'offline' })],
  onlineDiscounts: [exampleDiscount(1)],
  offlineDiscounts: [exampleDiscount(2, { kind: 'offline' })],
  discountProducts: [
    { discount: exampleDiscount(1), products: [productCard(exampleProduct(1))] },
    {
      discount: exampleDiscount(2, { kind: 'offline' }),
      products: [productCard(exampleProduct(2))],
    },
  ],
  cities: [exampleCity(6281, 'Москва', 40), exampleCity(6284, 'Екатеринбург', 20)],
  metadata: [],
  redirects: [],
  listPages: LIST_PAGES.map((code) => exampleListPage(code)),
  settings: { item: exampleSettings() },
  mainPage: {
    ...document,
    hero: {
      title: 'Ясно',
      lead: 'Линзы',
      button,
      second_button: button,
      picture: examplePicture('hero'),
    },
    free_pair: { title: 'Пара', lead: 'Бесплатно', steps: [words] },
    loyalty: { title: 'Клуб', lead: 'Баллы', benefits: [words] },
    articles: words,
    where_to_buy: words,
  },
  mainCatalog: {
    ...document,
    title: 'Семейства',
    lead: 'О них',
    families: [
      {
        section: 'section-1',
        title: 'Однодневные',
        lead: 'На день',
        url: '/catalog/?section=section-1',
        picture: examplePicture(),
      },
    ],
  },
  articlePage: { title: 'Всё о зрении', lead: 'Статьи', sections: [exampleCategory(1)] },
  aboutPage: {
    ...document,
    title: 'О нас',
    lead: 'Кто мы',
    top_banner: { items: [{ ...words, picture: examplePicture() }] },
    banners: [{ ...words, button, event: 'aboutCatalog', picture: examplePicture() }],
    facts: [{ value: '24', label: 'продукта' }],
    values: [words],
  },
  techPage: {
    ...document,
    title: 'Технологии',
    lead: 'Как устроены линзы',
    sections: [{ title: 'Край', body: '<p>Тонкий</p>', picture: examplePicture() }],
  },
  forBeginners: {
    ...document,
    title: 'Первые линзы',
    lead: 'По шагам',
    steps: [{ title: 'Осмотр', body: '<p>Запишитесь</p>', picture: examplePicture() }],
    checklist: ['Руки вымыты'],
  },
  ...exampleCertificate,
  ...over,
});

/** The same content as sourcing passes it on. */
export function exampleEntities(content: Content): SourcedEntity[] {
  return Object.entries(contentSources).flatMap(([field, source]): SourcedEntity[] => {
    const sample: unknown = content[field as keyof Content];
    if (!('type' in source))
      return [{ type: DOCUMENT, key: source.call, entity: v.parse(entity, sample) }];
    return v.parse(v.array(entity), sample).map((one) => ({
      type: source.type,
      key: v.parse(
        key,
        one[source.name ?? 'id'] ?? one['key'] ?? v.parse(offered, one).discount.id,
      ),
      entity: one,
    }));
  });
}
