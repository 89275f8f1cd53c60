import type { DeskReview } from '../../../contract/schemas/desk.ts';

type State = DeskReview['state'];

/** The label of each review state. */
export const REVIEW_STATE: Readonly<Record<State, string>> = {
  waiting: 'Ждёт решения',
  approved: 'Одобрен',
  rejected: 'Отклонён',
};

type Decision = {
  readonly to: State;
  readonly verb: string;
  readonly title: string;
  readonly words: string;
};

const APPROVE: Decision = {
  to: 'approved',
  verb: 'Одобрить',
  title: 'Одобрить отзыв?',
  words: 'Отзыв можно будет показывать. Решение и\u00a0причина останутся при\u00a0нём.',
};
const REJECT: Decision = {
  to: 'rejected',
  verb: 'Отклонить',
  title: 'Отклонить отзыв?',
  words:
    'Отзыв останется у\u00a0нас, но\u00a0показывать его не\u00a0будут. Передумать можно всегда.',
};
const BACK: Decision = {
  to: 'waiting',
  verb: 'Вернуть в\u00a0очередь',
  title: 'Вернуть отзыв в\u00a0очередь?',
  words: 'Прежнее решение забудется, и\u00a0отзыв снова будет ждать.',
};

/** The decisions possible in each state. */
export const DECISIONS: Readonly<Record<State, readonly Decision[]>> = {
  waiting: [APPROVE, REJECT],
  approved: [REJECT, BACK],
  rejected: [APPROVE, BACK],
};

/** «5 из 5»; nothing for a link to an external review. */
export const ratingWords = (rating: number | null) =>
  rating === null ? null : `${rating}\u00a0из\u00a05`;
