/** Places of a page with a review form, where a visitor without scripts comes back to. */
export const REVIEW_ANCHORS = { thanks: 'review-thanks', failed: 'review-failed' } as const;

/** What «Помогла ли…» can be answered with, as marks from 1 to 5. */
export const REVIEW_MARKS = [
  { rating: 5, label: 'Да, всё ясно' },
  { rating: 3, label: 'Отчасти' },
  { rating: 1, label: 'Нет' },
] as const;
