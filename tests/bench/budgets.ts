type Range = readonly [minimum: number, maximum: number];

export type Budget = { html: Range; atRest: Range; awake: Range };

/** What telling robots of a page costs each one's scripts: docs/decisions/024. */
const STRUCTURED = 0.7;

/**
 * Between which weights each kind of page of `tests/pages.ts` has to stay, in kB after brotli. The
 * minimum catches a page that lost something; a win is kept by tightening both. Raising a maximum
 * is a decision record.
 */
const budget = (html: Range, [minimum, maximum]: Range): Budget => ({
  html,
  atRest: [2, 3.5],
  awake: [minimum, maximum + STRUCTURED],
});

export const budgets: Record<string, Budget> = {
  about: budget([23, 26], [100, 106]),
  beginners: budget([25, 29], [101, 107]),
  tech: budget([24, 28], [100, 106]),
  discontinued: budget([23, 26], [101, 107]),
  home: budget([21, 26], [96, 104]),
  catalogue: budget([23, 29], [98, 110]),
  comparison: budget([24, 30], [96, 108]),
  product: budget([22, 28], [98, 110]),
  drops: budget([21, 27], [98, 110]),
  articles: budget([21, 26], [97, 106]),
  'articles, numbered': budget([21, 26], [97, 106]),
  category: budget([20, 24], [97, 106]),
  'category and tag': budget([19, 24], [97, 106]),
  article: budget([23, 28], [97, 106]),
  tags: budget([19, 23], [95, 104]),
  tag: budget([20, 24], [97, 106]),
  faq: budget([29, 35], [96, 104]),
  'faq item': budget([19, 23], [95, 103]),
  'content list': budget([19, 23], [95, 104]),
  content: budget([20, 24], [95, 104]),
  'link library': budget([22, 26], [100, 106]),
  links: budget([22, 26], [100, 106]),
  discounts: budget([19, 25], [95, 107]),
  'discounts, online': budget([19, 25], [95, 107]),
  discount: budget([19, 25], [95, 107]),
  'discount shops': budget([19, 25], [97, 111]),
  'discount order': budget([19, 25], [97, 111]),
  themes: budget([19, 25], [95, 107]),
  theme: budget([19, 25], [95, 107]),
  'theme feedback': budget([19, 25], [97, 111]),
  'theme thanks': budget([17, 23], [94, 105]),
  cities: budget([20, 24], [99, 109]),
  search: budget([20, 23], [106, 112]),
  'design system': budget([26, 31], [107, 117]),
  instructions: budget([29, 35], [100, 113]),
  'instructions of a type': budget([22, 27], [100, 113]),
  poll: budget([19, 24], [105, 118]),
  survey: budget([19, 24], [105, 118]),
};
