type Range = readonly [minimum: number, maximum: number];

export type Budget = { html: Range; atRest: Range; awake: Range };

/** What the offer of a city added to the scripts of every page's frame (docs/decisions/028). */
const CITY_OFFER = 1;

/**
 * Between which weights each kind of page of `tests/pages.ts` has to stay, in kB after brotli. The
 * minimum catches a page that lost something; a win is kept by tightening both. Raising a maximum
 * is a decision record.
 */
const budget = (html: Range, [least, most]: Range): Budget => ({
  html,
  atRest: [2, 5],
  awake: [least, most + CITY_OFFER],
});

export const budgets: Record<string, Budget> = {
  home: budget([18, 21], [99, 107]),
  about: budget([17, 19], [99, 107]),
  beginners: budget([20, 23], [100, 109]),
  tech: budget([18, 21], [98, 107]),
  catalogue: budget([20, 23], [103, 111]),
  comparison: budget([20, 23], [100, 109]),
  product: budget([20, 23], [103, 112]),
  drops: budget([19, 22], [103, 112]),
  discontinued: budget([16, 19], [99, 107]),
  articles: budget([18, 21], [100, 108]),
  'articles, numbered': budget([18, 21], [100, 108]),
  category: budget([16, 19], [100, 108]),
  'category and tag': budget([16, 18], [100, 108]),
  article: budget([21, 24], [101, 109]),
  tags: budget([14, 17], [98, 106]),
  tag: budget([16, 19], [100, 108]),
  faq: budget([27, 31], [100, 108]),
  'faq item': budget([16, 19], [101, 109]),
  instructions: budget([25, 29], [102, 111]),
  'instructions of a type': budget([18, 21], [102, 111]),
  poll: budget([16, 18], [111, 120]),
  survey: budget([16, 18], [111, 120]),
  'content list': budget([15, 17], [98, 106]),
  content: budget([16, 18], [98, 106]),
  'link library': budget([15, 18], [99, 107]),
  links: budget([15, 18], [98, 106]),
  discounts: budget([16, 19], [100, 109]),
  'discounts, online': budget([16, 18], [100, 109]),
  discount: budget([16, 19], [100, 109]),
  'discount shops': budget([16, 19], [103, 112]),
  'discount order': budget([16, 19], [103, 111]),
  themes: budget([15, 18], [99, 107]),
  theme: budget([16, 19], [99, 107]),
  'theme feedback': budget([16, 19], [104, 113]),
  'theme thanks': budget([14, 16], [97, 105]),
  'where to buy': budget([19, 22], [113, 123]),
  'map of opticians': budget([20, 24], [113, 123]),
  cities: budget([16, 18], [102, 111]),
  certificate: budget([21, 25], [136, 149]),
  'certificate single': budget([16, 20], [117, 130]),
  search: budget([15, 17], [106, 114]),
  'design system': budget([26, 30], [112, 122]),
};
