/** Addresses of the site, each once. `trailingSlash: 'always'`: every one ends in a slash. */
export const routes = {
  home: '/',
  catalog: '/catalog/',
  catalogSection: (section: string) => `/catalog/?section=${section}`,
  product: (alias: string) => `/catalog/${alias}/`,
  articles: '/articles/',
  articlesPage: (page: number) => `/articles/page/${page}/`,
  category: (category: string) => `/articles/${category}/`,
  categoryPage: (category: string, page: number) => `/articles/${category}/page/${page}/`,
  article: (category: string, alias: string) => `/articles/${category}/${alias}/`,
  tags: '/tags/',
  tag: (tag: string) => `/tags/${tag}/`,
  tagPage: (tag: string, page: number) => `/tags/${tag}/page/${page}/`,
  faq: '/faq/',
  faqItem: (alias: string) => `/faq/item/${alias}/`,
  instructions: '/instructions/',
  instruction: (alias: string) => `/instructions/#${alias}`,
  instructionType: (type: string) => `/instructions/?type=${type}`,
  content: (alias: string) => `/content/${alias}/`,
  contentList: '/content/',
  linkLibrary: '/library-link/',
  linkPage: (alias: string) => `/${alias}/`,
  theme: (id: number) => `/themes/${id}/`,
  discount: (id: number) => `/discounts/${id}/`,
  whereBuy: '/where-buy/',
  certificate: '/certificate/',
  /** Every city on one page; the form of its buttons goes to `cityChoose`, which is no page. */
  cities: '/city/',
  cityChoose: '/city/choose/',
  auth: '/auth/',
  personal: '/personal/',
  personalOrders: '/personal/orders/',
  personalCertificates: '/personal/certificates/',
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

/** First parts of the addresses that the build emits pages for; `/` is the home page. */
const EMITTED = new Set([
  '',
  'catalog',
  'articles',
  'tags',
  'faq',
  'content',
  'city',
  'search',
  'tech',
]);

/**
 * Whether a page of the build stands at an address of the site. Only such links are followed by
 * Gatsby's router, which fetches page data ahead and would meet a 404 for any other.
 */
export function hasPage(url: string): boolean {
  const first = /^\/(?!\/)([^/?#]*)/.exec(url)?.[1];
  return first !== undefined && EMITTED.has(first);
}

/** First parts of the addresses whose content comes from live calls: scripts start at once there. */
const LIVE = new Set(['personal', 'search']);

/** Whether a page is empty without its scripts, so that they must not wait for the visitor. */
export function isLive(path: string): boolean {
  return LIVE.has(path.split('/')[1] ?? '');
}
