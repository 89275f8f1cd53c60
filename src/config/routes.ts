/** Aliases of the pages of useful links, which stand below nothing (`routes.linkPage`). */
export const LINK_PAGES = [
  'biblioteka-poleznykh-links',
  'biblioteka-poleznykh-links-2',
  'biblioteka-poleznykh-links-3',
] as const;

/** Addresses of the site, each once. `trailingSlash: 'always'`: every one ends in a slash. */
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
  /** The survey of one form, for links in letters: «как прошёл подбор». */
  surveyForm: (id: number) => `/survey/?formId=${id}`,
  /** Takes the forms of reviews where no script runs; an edge function. */
  review: '/review/',
  themes: '/themes/',
  theme: (id: number) => `/themes/${id}/`,
  /** Its form is posted to the same address where no script runs; an edge function takes it. */
  themeFeedback: '/themes/feedback/',
  themeFeedbackAbout: (theme: string) => `/themes/feedback/?source=${encodeURIComponent(theme)}`,
  themeFeedbackThanks: '/themes/feedback/thanks/',
  discounts: '/discounts/',
  discountsOnline: '/discounts/online/',
  discountsOffline: '/discounts/offline/',
  discount: (id: number) => `/discounts/${id}/`,
  /** Step 2 of an order without a product: the address its page stands at. */
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
  /** The form of the free pair with an optician chosen already, at its place: there before any script. */
  certificateAt: (optic: number | string) => `/certificate/?optic=${optic}#certificate-opticId`,
  /** Every city on one page; the form of its buttons goes to `cityChoose`, which is no page. */
  cities: '/city/',
  cityChoose: '/city/choose/',
  /** The visitor's own certificate. */
  certificateSingle: '/certificate/single/',
  auth: '/auth/',
  /** What inviting a friend is about. */
  friend: '/friend/',
  /** Where signing in leads, and the link of an invitation. */
  friendRegistration: '/friend/registration/',
  personal: '/personal/',
  personalOrders: '/personal/orders/',
  /** Orders of one standing only: `active` are those still to be had. */
  personalOrdersShown: (shown: string) => `/personal/orders/?shown=${shown}`,
  personalCertificates: '/personal/certificates/',
  personalReminders: '/personal/reminders/',
  personalPoints: '/personal/points/',
  personalHistory: '/personal/history/',
  /** Points that came in or went out, only. */
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
  /** One group of the results, as far as it goes. */
  searchOfKind: (query: string, kind: string) =>
    `/search/?q=${encodeURIComponent(query)}&kind=${kind}`,
  /** Takes the form of the low-vision panel where no script runs; an edge function. */
  view: '/view/',
  techUi: '/tech/ui/',
} as const;

/** First parts of addresses that no page of the build stands at: edge functions and the area's guard do. */
const SERVED: ReadonlySet<string> = new Set(['personal', 'review', 'view']);

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** First parts of all addresses of the site's own; that of `/` is empty. */
export const FIRST_PARTS: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap((route) => (typeof route === 'string' ? firstPart(route) : [])),
);

/** Those that the build emits pages for, and its pages of links. */
const EMITTED: ReadonlySet<string> = new Set([
  ...[...FIRST_PARTS].filter((part) => !SERVED.has(part)),
  ...LINK_PAGES,
]);

/**
 * What every address of a page is made of, up to its query. Whatever else stands in one leads to no
 * page, and some of it (a percent sign alone) to nothing that a router could read.
 */
const PAGE_PATH = /^\/(?:[a-z\d-]+(?:\/|(?=$|[?#])))*(?=$|[?#])/;

/**
 * Whether a page of the build stands at an address of the site. Only such links are followed by
 * Gatsby's router, which fetches page data ahead and would meet a 404 for any other.
 */
export function hasPage(url: string): boolean {
  const path = PAGE_PATH.exec(url)?.[0];
  return path !== undefined && EMITTED.has(firstPart(path));
}

/**
 * Whether an address lies in the personal area. A way into it asks the server, whose guard sends
 * strangers home; only inside of it the pages change without one.
 */
export function isPersonal(url: string): boolean {
  return PAGE_PATH.exec(url)?.[0].split('/')[1] === 'personal';
}

/**
 * Addresses whose content comes from live calls, `*` standing for one part: scripts start at once
 * there.
 */
const LIVE = [
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

/** Pages that a change of the query only filters: they stay where they are scrolled to. */
const FILTERED: ReadonlySet<string> = new Set([
  routes.catalog,
  routes.whereBuy,
  routes.mapOptic,
  routes.personalOrders,
  routes.personalHistory,
]);

/** Whether a change of the query leaves the reader of a page in place. */
export function isFiltered(path: string): boolean {
  return FILTERED.has(path);
}
