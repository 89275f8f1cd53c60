/** Aliases of the pages of useful links, which are at the top level (`routes.linkPage`). */
export const LINK_PAGES = [
  'biblioteka-poleznykh-links',
  'biblioteka-poleznykh-links-2',
  'biblioteka-poleznykh-links-3',
] as const;

/** URLs of the site, each defined once. `trailingSlash: 'always'`: every one ends in a slash. */
export const routes = {
  home: '/',
  catalog: '/catalog/',
  catalogSection: (section: string) => `/catalog/?section=${section}`,
  comparison: '/catalog/compare/',
  product: (alias: string) => `/catalog/${alias}/`,
  articles: '/articles/',
  /** Earlier page of a list: by the id of the newest article on it. */
  articlesPage: (from: number) => `/articles/page/${from}/`,
  category: (category: string) => `/articles/${category}/`,
  categoryPage: (category: string, from: number) => `/articles/${category}/page/${from}/`,
  /** Articles of a category that have a tag. */
  categoryTag: (category: string, tag: string) => `/articles/${category}/tags/${tag}/`,
  categoryTagPage: (category: string, tag: string, from: number) =>
    `/articles/${category}/tags/${tag}/page/${from}/`,
  article: (category: string, alias: string) => `/articles/${category}/${alias}/`,
  tags: '/tags/',
  tag: (tag: string) => `/tags/${tag}/`,
  tagPage: (tag: string, from: number) => `/tags/${tag}/page/${from}/`,
  faq: '/faq/',
  faqSection: (section: string) => `/faq/#${section}`,
  faqItem: (alias: string) => `/faq/item/${alias}/`,
  instructions: '/instructions/',
  instruction: (alias: string) => `/instructions/#${alias}`,
  /** `/instructions/?type=…` leads here too; see netlify.toml. */
  instructionType: (type: string) => `/instructions/${type}/`,
  content: (alias: string) => `/content/${alias}/`,
  contentList: '/content/',
  linkLibrary: '/library-link/',
  linkPage: (alias: string) => `/${alias}/`,
  about: '/about/',
  forNew: '/for-new/',
  outOfProduction: '/outofproduction/',
  tech: '/tech/',
  poll: '/poll/',
  survey: '/survey/',
  /** The survey of one form, for links in emails: «как прошёл подбор». */
  surveyForm: (id: number) => `/survey/?formId=${id}`,
  /** Accepts review forms where no script runs; an edge function. */
  review: '/review/',
  themes: '/themes/',
  theme: (id: number) => `/themes/${id}/`,
  /** Without a script its form is posted to the same URL; an edge function handles it. */
  themeFeedback: '/themes/feedback/',
  themeFeedbackAbout: (theme: string) => `/themes/feedback/?source=${encodeURIComponent(theme)}`,
  themeFeedbackThanks: '/themes/feedback/thanks/',
  discounts: '/discounts/',
  discountsOnline: '/discounts/online/',
  discountsOffline: '/discounts/offline/',
  discount: (id: number) => `/discounts/${id}/`,
  /** Step 2 of an order without a product: the path of its page. */
  discountShopsPage: (id: number) => `/discounts/${id}/shops/`,
  discountShops: (id: number, product: number | string) =>
    `/discounts/${id}/shops/?product=${product}`,
  discountOrderPage: (id: number) => `/discounts/${id}/order/`,
  discountOrder: (id: number, product: number | string, shop: number | string) =>
    `/discounts/${id}/order/?product=${product}&shop=${shop}`,
  whereBuy: '/where-buy/',
  whereBuyProduct: (alias: string) => `/where-buy/?product=${alias}`,
  /** Opticians that give out trial pairs. */
  mapOptic: '/map-optic/',
  certificate: '/certificate/',
  /**
   * The form of the free pair with a preselected optician, at its anchor: works before any script.
   */
  certificateAt: (optic: number | string) => `/certificate/?optic=${optic}#certificate-opticId`,
  /** Every city on one page; the form of its buttons posts to `cityChoose`, which is not a page. */
  cities: '/city/',
  cityChoose: '/city/choose/',
  /** The visitor's own certificate. */
  certificateSingle: '/certificate/single/',
  auth: '/auth/',
  /** How inviting a friend works. */
  friend: '/friend/',
  /** The page after sign-in, and the target of invitation links. */
  friendRegistration: '/friend/registration/',
  personal: '/personal/',
  personalOrders: '/personal/orders/',
  /** Orders with one status: `active` are those still to be collected. */
  personalOrdersShown: (shown: string) => `/personal/orders/?shown=${shown}`,
  personalCertificates: '/personal/certificates/',
  personalReminders: '/personal/reminders/',
  personalPoints: '/personal/points/',
  personalHistory: '/personal/history/',
  /** Only points earned or only points spent. */
  personalHistoryOf: (kind: string) => `/personal/history/?kind=${kind}`,
  personalCodes: '/personal/codes/',
  personalInvite: '/personal/invite/',
  personalPartners: '/personal/partners/',
  personalSales: '/personal/sales/',
  personalSale: (slug: string | number) => `/personal/sales/${slug}/`,
  personalWebinars: '/personal/webinars/',
  personalSurveys: '/personal/surveys/',
  personalFeedback: '/personal/feedback/',
  personalProfile: '/personal/profile/',
  search: '/search/',
  searchFor: (query: string) => `/search/?q=${encodeURIComponent(query)}`,
  /** One group of the results, in full. */
  searchOfKind: (query: string, kind: string) =>
    `/search/?q=${encodeURIComponent(query)}&kind=${kind}`,
  /**
   * The settings of the low-vision panel as a page. Without a script its form is posted to the same URL; an
   * edge function handles it.
   */
  view: '/view/',
  techUi: '/tech/ui/',
  /** The unsubscribe page of a mailing list; an edge function, called with the letter's key. */
  unsubscribe: '/unsubscribe/',
} as const;

/**
 * First path segments whose links are requests to the server, not navigation in the browser: edge functions
 * and the guard handle them.
 */
export const SERVED: ReadonlySet<string> = new Set(['personal', 'review', 'unsubscribe', 'view']);

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** First path segments of all the site's own URLs; that of `/` is empty. */
export const FIRST_PARTS: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap((route) => (typeof route === 'string' ? firstPart(route) : [])),
);

/** First path segments of built pages, including the pages of links. */
const EMITTED: ReadonlySet<string> = new Set([
  ...[...FIRST_PARTS].filter((part) => !SERVED.has(part)),
  ...LINK_PAGES,
]);

/**
 * The characters of every page's URL, up to its query. Anything else leads to no page, and some of
 * it (a lone percent sign) cannot be decoded by a router.
 */
const PAGE_PATH = /^\/(?:[a-z\d-]+(?:\/|(?=$|[?#])))*(?=$|[?#])/;

/**
 * Whether a built page exists at a URL of the site. Gatsby's router follows only such links: it
 * prefetches page data and would get a 404 for any other.
 */
export function hasPage(url: string): boolean {
  const path = PAGE_PATH.exec(url)?.[0];
  return path !== undefined && EMITTED.has(firstPart(path));
}

/**
 * Whether a URL is in the personal area. Links into it are requests to the server, whose guard
 * redirects signed-out visitors; only within the area does navigation happen in the browser.
 */
export function isPersonal(url: string): boolean {
  return PAGE_PATH.exec(url)?.[0].split('/')[1] === 'personal';
}

/**
 * Paths whose content comes from live calls; `*` matches one segment. Scripts start immediately there, unless
 * the edge has rendered it all (docs/decisions/196).
 */
export const LIVE = [
  '/auth/',
  '/certificate/single/',
  '/discounts/*/order/',
  '/discounts/*/shops/',
  '/friend/registration/',
  '/personal/',
  '/poll/',
  '/search/',
  '/survey/',
] as const;

const LIVE_PATHS = LIVE.map((path) => new RegExp(`^${path.replace('*', '[^/]+')}`));

/** Whether a page is empty without its scripts, so that they must not wait for the visitor. */
export function isLive(path: string): boolean {
  return LIVE_PATHS.some((live) => live.test(path));
}

/** Pages that a change of the query only filters: they keep their scroll position. */
const FILTERED: ReadonlySet<string> = new Set([
  routes.catalog,
  routes.whereBuy,
  routes.mapOptic,
  routes.personalOrders,
  routes.personalHistory,
]);

/** Whether a change of the query keeps a page's scroll position. */
export function isFiltered(path: string): boolean {
  return FILTERED.has(path);
}
