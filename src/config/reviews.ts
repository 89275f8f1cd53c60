/** Anchors on a page with a review form, to which a visitor without scripts returns. */
export const REVIEW_ANCHORS = { thanks: 'review-thanks', failed: 'review-failed' } as const;

/** The possible answers to «Помогла ли…», as ratings from 1 to 5. */
export const REVIEW_MARKS = [
  { rating: 5, label: 'Да, всё ясно' },
  { rating: 3, label: 'Отчасти' },
  { rating: 1, label: 'Нет' },
] as const;
