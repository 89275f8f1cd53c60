import * as v from 'valibot';
import type { SourcedEntity } from '../sourcing/source.ts';
import type { Article, Category, Tag } from '../../contract/schemas/article.ts';
import type {
  CatalogSection,
  LensParameters,
  LiquidParameters,
  Product,
} from '../../contract/schemas/product.ts';
import { productCard } from './cards.ts';
import type { Content } from './content.ts';
import { contentSources, DOCUMENT } from './sources.ts';
import { linkTo, samplePicture, stored, words } from './sample-parts.ts';
import { sampleCertificate } from './sample-certificate.ts';
import {
  sampleFaqItem,
  sampleInstructionType,
  sampleInstruction,
  sampleStaticPage,
  sampleLinkPage,
  sampleFootnote,
  sampleTheme,
  sampleDiscount,
  sampleCity,
  sampleFaqSection,
} from './sample-reference.ts';

/**
 * Entities for unit tests, whole by the contract, so that a test names only what it is about. They
 * stand here and not in tests/, which src/ must not import.
 */

const entity = v.record(v.string(), v.unknown());
const key = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
/** What a discount is for has no id of its own. */
const offered = v.object({ discount: v.object({ id: v.number() }) });

const document = stored;
const button = { title: 'Подробнее', url: '/catalog/' };

/** The first day is article 1's: a larger id is a newer article. */
const dayOf = (id: number) => new Date(Date.UTC(2020, 0, id)).toISOString().slice(0, 10);

export function sampleCategory(id = 1, over: Partial<Category> = {}): Category {
  const alias = `category-${id}`;
  const own = { id, alias, url: `/articles/${alias}/`, title: `Раздел ${id}` };
  return { ...stored, ...own, lead: 'О разделе', cover: samplePicture(), articles: 1, ...over };
}

export function sampleTag(id = 1, over: Partial<Tag> = {}): Tag {
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
export const categoryLink = (id = 1) => linkTo(sampleCategory(id));
export const tagLinks = (...ids: number[]) => ids.map((id) => linkTo(sampleTag(id)));

export function sampleArticle(id = 1, over: Partial<Article> = {}): Article {
  const category = over.category ?? categoryLink();
  return {
    ...stored,
    id,
    alias: `article-${id}`,
    url: `${category.url}article-${id}/`,
    title: `Статья ${id}`,
    lead: 'О чём она',
    body: '<p>Текст</p>',
    cover: samplePicture(),
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

export const sampleArticles = (count: number, over: Partial<Article> = {}): Article[] =>
  Array.from({ length: count }, (_, index) => sampleArticle(count - index, over));

export function sampleSection(id = 1, over: Partial<CatalogSection> = {}): CatalogSection {
  const alias = `section-${id}`;
  const own = { id, alias, url: `/catalog/?section=${alias}`, title: `Полка ${id}` };
  return { ...stored, ...own, lead: 'О полке', cover: samplePicture(), products: 1, ...over };
}

export const sampleLens = (over: Partial<LensParameters> = {}): LensParameters => ({
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

export const sampleLiquid = (over: Partial<LiquidParameters> = {}): LiquidParameters => ({
  volumes: [60, 360],
  active: 'Полигексанид',
  preservative: null,
  use_within_days: 90,
  soak_minutes: 240,
  ...over,
});

export function sampleProduct(id = 1, over: Partial<Product> = {}): Product {
  const alias = `product-${id}`;
  return {
    ...stored,
    id,
    alias,
    url: `/catalog/${alias}/`,
    title: `Линзы ${id}`,
    kind: 'lenses',
    section: linkTo(sampleSection()),
    lead: 'О линзах',
    description: '<p>Описание</p>',
    advantages: ['Удобно'],
    gallery: [samplePicture('front'), samplePicture('side')],
    lens: sampleLens(),
    liquid: null,
    packages: [{ title: '30 линз', quantity: 30, unit: 'линзы' }],
    filter_keys: [],
    out_of_production: false,
    instructions: [],
    articles: [],
    ...over,
  };
}

export const sectionLink = (id = 1) => linkTo(sampleSection(id));

/** A small site: at least one entity of every kind. */
export const sampleContent = (over: Partial<Content> = {}): Content => ({
  articles: sampleArticles(2, { tags: tagLinks(1) }),
  categories: [sampleCategory(1)],
  tags: [sampleTag(1)],
  products: [sampleProduct(1), sampleProduct(2)],
  catalogSections: [sampleSection(1)],
  productFilters: [{ key: 'toric', title: 'Торические', products: 1 }],
  faqItems: [sampleFaqItem(1), sampleFaqItem(2)],
  faqSections: [sampleFaqSection(1)],
  instructions: [sampleInstruction(1)],
  instructionTypes: [sampleInstructionType(1)],
  staticPages: [sampleStaticPage(1)],
  linkPages: [sampleLinkPage(1), sampleLinkPage(2)],
  footnotes: [sampleFootnote('dkt')],
  themes: [sampleTheme(1), sampleTheme(2, { redirect: '/for-new/' })],
  themeDetails: [sampleTheme(1), sampleTheme(2, { redirect: '/for-new/' })],
  discounts: [sampleDiscount(1), sampleDiscount(2, { kind: 'offline' })],
  onlineDiscounts: [sampleDiscount(1)],
  offlineDiscounts: [sampleDiscount(2, { kind: 'offline' })],
  discountProducts: [
    { discount: sampleDiscount(1), products: [productCard(sampleProduct(1))] },
    { discount: sampleDiscount(2, { kind: 'offline' }), products: [productCard(sampleProduct(2))] },
  ],
  cities: [sampleCity(6281, 'Москва', 40), sampleCity(6284, 'Екатеринбург', 20)],
  metadata: [],
  redirects: [],
  mainPage: {
    ...document,
    hero: {
      title: 'Ясно',
      lead: 'Линзы',
      button,
      second_button: button,
      picture: samplePicture('hero'),
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
        picture: samplePicture(),
      },
    ],
  },
  articlePage: { title: 'Всё о зрении', lead: 'Статьи', sections: [sampleCategory(1)] },
  aboutPage: {
    ...document,
    title: 'О нас',
    lead: 'Кто мы',
    top_banner: { items: [{ ...words, picture: samplePicture() }] },
    banners: [{ ...words, button, event: 'aboutCatalog', picture: samplePicture() }],
    facts: [{ value: '24', label: 'продукта' }],
    values: [words],
  },
  techPage: {
    ...document,
    title: 'Технологии',
    lead: 'Как устроены линзы',
    sections: [{ title: 'Край', body: '<p>Тонкий</p>', picture: samplePicture() }],
  },
  forBeginners: {
    ...document,
    title: 'Первые линзы',
    lead: 'По шагам',
    steps: [{ title: 'Осмотр', body: '<p>Запишитесь</p>', picture: samplePicture() }],
    checklist: ['Руки вымыты'],
  },
  ...sampleCertificate,
  ...over,
});

/** The same content as the source plugin hands it over. */
export function sampleEntities(content: Content): SourcedEntity[] {
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
