import type * as v from 'valibot';
import type * as schemas from '../schemas/desk.ts';
import { deskDeliveries } from './desk-deliveries.ts';
import type { SomeDocs } from './doc.ts';
import { CHANGED, listed } from './examples/listed.ts';
import { packageCode } from './examples/member.ts';

const reason = 'Обращение № 1840';

const question: schemas.DeskQuestion = {
  id: 12,
  name: 'Анна',
  email: 'anna@example.ru',
  phone: null,
  company: null,
  source: 'Уход за линзами',
  question: 'Сколько живёт раствор после вскрытия?',
  sent_at: CHANGED,
  state: 'open',
  answer: null,
  done_by: null,
  done_at: null,
};
const done = { done_by: 'Зоя', done_at: CHANGED };
const answer = 'Девяносто дней: потом возьмите новый флакон.';

const review: schemas.DeskReview = {
  id: 40,
  kind: 'common',
  rating: 5,
  text: 'Носить удобно весь день.',
  url: null,
  page: '/catalog/yasno-den-komfort/',
  product_id: 2,
  member: 7,
  sent_at: CHANGED,
  state: 'waiting',
  decided_by: null,
  decided_at: null,
  reason: null,
};

const optician: v.InferOutput<typeof schemas.deskOptician> = {
  id: 13,
  title: 'Оптика «Зрение»',
  city: 'Москва',
  address: 'ул. Лесная, 5',
  pairs: 8,
};

/** The desk's calls that are not about one person: questions, reviews, goods, and its log. */
export const desk = {
  deskQuestions: {
    summary: 'List visitors’ questions',
    description:
      'Newest first. Every desk call that reads or changes personal data requires a `reason`, which ' +
      'is recorded in the desk’s log together with the caller. `closed` questions needed no answer.',
    params: { reason, state: 'open' },
    example: listed(question),
  },
  deskQuestion: {
    summary: 'Read a question',
    description: 'Includes its answer, if there is one.',
    params: { question: question.id, reason },
    example: question,
  },
  deskLetter: {
    summary: 'Read the email template for answers',
    description:
      'Placeholders in braces mark the answer and the details of the question, so that a client can ' +
      'show the email while the answer is being written. It contains no personal data and requires ' +
      'no `reason`.',
    params: {},
    example: {
      text: 'Здравствуйте, {имя}!\n\n{ответ}\n\nВы спрашивали:\n{вопрос}\n\nВаша «Ясно»',
    },
  },
  deskQuestionAnswer: {
    summary: 'Answer a question by email',
    description:
      'The email quotes the question. A question can be answered or closed only once; after that, ' +
      'the call is rejected with `state_conflict`.',
    params: { question: question.id, answer: { reason, text: answer } },
    example: { ...question, ...done, state: 'answered', answer },
  },
  deskQuestionClose: {
    summary: 'Close a question without an answer',
    description: 'Nothing is sent to the visitor.',
    params: { question: question.id, why: { reason: 'Реклама' } },
    example: { ...question, ...done, state: 'closed' },
  },
  deskReviews: {
    summary: 'List reviews',
    description: 'Newest first. The site does not publish reviews; the state is for use elsewhere.',
    params: { reason, state: 'waiting' },
    example: listed(review),
  },
  deskReviewDecide: {
    summary: 'Approve or reject a review',
    description: '`waiting` reverts the decision.',
    params: { review: review.id, decision: { state: 'approved', reason: 'По делу' } },
    example: {
      ...review,
      state: 'approved',
      decided_by: 'Зоя',
      decided_at: CHANGED,
      reason: 'По делу',
    },
  },
  deskOpticians: {
    summary: 'List the opticians with their trial pairs',
    description: '`pairs` is null for an optician that does not participate.',
    params: { search: 'Москва' },
    example: listed(optician),
  },
  deskOpticianStock: {
    summary: 'Set an optician’s stock of trial pairs',
    description:
      'With `was`, only if the stock still equals that number: a visitor may have reserved a pair ' +
      'since. Null removes the optician from the programme.',
    params: { optician: optician.id, stock: { pairs: 8, was: 3, reason: 'Поставка' } },
    example: optician,
  },
  deskCodesImport: {
    summary: 'Import printed package codes',
    description:
      'CSV with the columns `code`, `product` and `points`, separated by commas or semicolons. ' +
      'Either all rows are imported or none; `faults` are keyed by line and column (`3.code`). With ' +
      '`trial=1` nothing is stored. Existing codes stay unchanged. At most 2,000 rows.',
    params: {
      reason: 'Партия 11/26',
      trial: '1',
      csv: `code,product,points\n${packageCode.code},${packageCode.product},150\n`,
    },
    example: { added: 1, known: 0, faults: {} },
  },
  deskCode: {
    summary: 'Look up a package code',
    description: 'Whether it was printed, and when and by which member it was registered.',
    params: { find: { code: packageCode.code, reason } },
    example: {
      code: packageCode.code,
      product: packageCode.product,
      points: 150,
      state: 'used',
      member: 7,
      registered_at: CHANGED,
    },
  },
  ...deskDeliveries,
  deskLog: {
    summary: 'Read the desk’s log',
    description:
      'Who read or changed personal data, and why; newest first. Entries are kept for three years. ' +
      'For administrators only.',
    params: { member: 7 },
    example: listed({
      id: 90,
      at: CHANGED,
      who: 'Зоя',
      action: 'export',
      about: 'участник 7',
      member: 7,
      reason: 'Письмо участника от 21 ноября',
    }),
  },
} satisfies SomeDocs;
