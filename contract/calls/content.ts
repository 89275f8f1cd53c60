/** Section 7, table «Content and catalogue», and `faq`, which the specification shows no call for. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  boundedNumber,
  commaList,
  idList,
  none,
  optionalText,
  requiredId,
  requiredText,
} from '../query.ts';
import * as article from '../schemas/article.ts';
import * as discount from '../schemas/discount.ts';
import * as pages from '../schemas/pages.ts';
import * as product from '../schemas/product.ts';
import * as reference from '../schemas/reference.ts';

export { searchContent } from './search.ts';

const get = { table: 'content', access: 'public', method: 'GET', content: true } as const;
const byAlias = v.object({ alias: requiredText });

export const aboutPage = defineCall({
  ...get,
  name: 'about.page',
  path: '/rest/about.page',
  params: none,
  result: pages.aboutPage,
  errors: [],
});

/** Heading of the article list and its sections. */
export const articlePage = defineCall({
  ...get,
  name: 'article.page',
  path: '/rest/article.page',
  params: none,
  result: article.articlePage,
  errors: [],
});

export const articleByAlias = defineCall({
  ...get,
  name: 'article',
  path: '/rest/article',
  params: byAlias,
  result: article.article,
  errors: ['not_found'],
});

/** As `article`, with its neighbours and related articles. */
export const articleShow = defineCall({
  ...get,
  name: 'article.show',
  path: '/rest/article.show',
  params: byAlias,
  result: article.articleShow,
  errors: ['not_found'],
});

/**
 * Newest first. Filters take aliases, or the ids of single articles; an unknown one gives an empty
 * list.
 */
export const articles = defineCall({
  ...get,
  name: 'articles',
  path: '/rest/articles',
  params: v.object({
    'filter[section]': optionalText,
    'filter[tags]': commaList,
    'filter[ids]': idList,
    count: boundedNumber({ min: 1, max: 500, byDefault: 12 }),
    page: boundedNumber({ min: 1, max: 100_000, byDefault: 1 }),
  }),
  result: article.articles,
  errors: [],
});

export const articleTags = defineCall({
  ...get,
  name: 'article.tags',
  path: '/rest/article.tags',
  params: none,
  result: v.object({ items: v.array(article.tag), total: v.number() }),
  errors: [],
});

export const forBeginners = defineCall({
  ...get,
  name: 'for.beginners',
  path: '/rest/for.beginners',
  params: none,
  result: pages.forBeginners,
  errors: [],
});

export const footnote = defineCall({
  ...get,
  name: 'footnote',
  path: '/rest/footnote',
  params: none,
  result: reference.footnotes,
  errors: [],
});

/** Not in the table: routes /faq and /faq/item/{slug?} need it. See docs/decisions. */
export const faq = defineCall({
  ...get,
  name: 'faq',
  path: '/rest/faq',
  params: none,
  result: reference.faq,
  errors: [],
});

export const mainCatalog = defineCall({
  ...get,
  name: 'main.catalog',
  path: '/rest/main.catalog',
  params: none,
  result: pages.mainCatalog,
  errors: [],
});

export const mainPage = defineCall({
  ...get,
  name: 'main.page',
  path: '/rest/main.page',
  params: none,
  result: pages.mainPage,
  errors: [],
});

/** All products, those out of production included and marked. */
export const siteProducts = defineCall({
  ...get,
  name: 'site.products',
  path: '/rest/site.products',
  params: none,
  result: product.products,
  errors: [],
});

export const productsFilter = defineCall({
  ...get,
  name: 'products.filter',
  path: '/rest/products.filter',
  params: none,
  result: product.productsFilter,
  errors: [],
});

/** `values`: aliases of the sections wanted, comma-joined; empty means all. */
export const catalogSections = defineCall({
  ...get,
  name: 'catalog.sections',
  path: '/rest/catalog.sections',
  params: v.object({ values: commaList }),
  result: product.catalogSections,
  errors: [],
});

export const productByAlias = defineCall({
  ...get,
  name: 'product',
  path: '/rest/product',
  params: byAlias,
  result: product.product,
  errors: ['not_found'],
});

export const staticContent = defineCall({
  ...get,
  name: 'static.content',
  path: '/rest/static.content',
  params: v.object({ alias: optionalText }),
  result: reference.staticContent,
  errors: ['not_found'],
});

export const linkLibrary = defineCall({
  ...get,
  name: 'link.library',
  path: '/rest/link.library',
  params: none,
  result: reference.linkLibrary,
  errors: [],
});

/** `type`: alias of an instruction type; absent means all. */
export const instructions = defineCall({
  ...get,
  name: 'instructions',
  path: '/rest/instructions',
  params: v.object({ type: optionalText }),
  result: reference.instructions,
  errors: [],
});

export const instructionsFilter = defineCall({
  ...get,
  name: 'instructions.filter',
  path: '/rest/instructions.filter',
  params: none,
  result: reference.instructionsFilter,
  errors: [],
});

/** Former addresses of pages whose alias was changed. Beyond the specification. */
export const redirects = defineCall({
  ...get,
  name: 'redirects',
  path: '/rest/redirects',
  params: none,
  result: reference.redirects,
  errors: [],
});

export const techPage = defineCall({
  ...get,
  name: 'tech.page',
  path: '/rest/tech.page',
  params: none,
  result: pages.techPage,
  errors: [],
});

export const themes = defineCall({
  ...get,
  name: 'themes',
  path: '/rest/themes',
  params: none,
  result: reference.themes,
  errors: [],
});

/** One theme, as the first item of a list: if it has a redirect, the visitor goes there. */
export const detail = defineCall({
  ...get,
  name: 'detail',
  path: '/rest/detail',
  params: v.object({ themeId: requiredId }),
  result: reference.themes,
  errors: ['not_found'],
});

export const discounts = defineCall({
  ...get,
  name: 'discounts',
  path: '/rest/discounts',
  params: none,
  result: discount.discounts,
  errors: [],
});

export const discountsIshop = defineCall({
  ...get,
  name: 'discounts.ishop',
  path: '/rest/discounts.ishop',
  params: none,
  result: discount.discounts,
  errors: [],
});

export const discountsShop = defineCall({
  ...get,
  name: 'discounts.shop',
  path: '/rest/discounts.shop',
  params: none,
  result: discount.discounts,
  errors: [],
});

export const discountOrderStep1 = defineCall({
  ...get,
  name: 'discount.order.step1',
  path: '/rest/discount.order.step1',
  params: v.object({ discount: requiredId }),
  result: discount.discountStep1,
  errors: ['not_found'],
});

export const discountOrderStep2 = defineCall({
  ...get,
  name: 'discount.order.step2',
  path: '/rest/discount.order.step2',
  params: v.object({ discount: requiredId, product: requiredId, cityName: optionalText }),
  result: discount.discountStep2,
  errors: ['not_found', 'discount_over'],
});

export const discountOrderStep3 = defineCall({
  ...get,
  name: 'discount.order.step3',
  path: '/rest/discount.order.step3',
  params: v.object({ discount: requiredId, product: requiredId, shop: requiredId }),
  result: discount.discountStep3,
  errors: ['not_found', 'discount_over'],
});
