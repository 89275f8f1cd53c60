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
    summary: 'List the questions of visitors',
    description:
      'Newest first. Every call of the desk that shows or changes a person’s data takes a `reason`, ' +
      'which the desk’s log keeps with who asked. `closed` questions needed no answer.',
    params: { reason, state: 'open' },
    example: listed(question),
  },
  deskQuestion: {
    summary: 'Read a question',
    description: 'With its answer, if it has one.',
    params: { question: question.id, reason },
    example: question,
  },
  deskLetter: {
    summary: 'Read the letter around an answer',
    description:
      'With names in braces where the answer and what belongs to the question will stand: a screen ' +
      'shows the letter while it is written. Nothing of a person is in it, so it needs no reason.',
    params: {},
    example: {
      text: 'Здравствуйте, {имя}!\n\n{ответ}\n\nВы спрашивали:\n{вопрос}\n\nВаша «Ясно»',
    },
  },
  deskQuestionAnswer: {
    summary: 'Answer a question by letter',
    description:
      'The letter quotes the question. A question is answered or closed once: after that the call is ' +
      'refused with `state_conflict`.',
    params: { question: question.id, answer: { reason, text: answer } },
    example: { ...question, ...done, state: 'answered', answer },
  },
  deskQuestionClose: {
    summary: 'Close a question without an answer',
    description: 'Nothing is sent.',
    params: { question: question.id, why: { reason: 'Реклама' } },
    example: { ...question, ...done, state: 'closed' },
  },
  deskReviews: {
    summary: 'List the reviews',
    description:
      'Newest first. The site publishes none; the state is for whoever uses them elsewhere.',
    params: { reason, state: 'waiting' },
    example: listed(review),
  },
  deskReviewDecide: {
    summary: 'Approve or reject a review',
    description: '`waiting` undoes either.',
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
    description: '`pairs` is null for an optician who does not take part.',
    params: { search: 'Москва' },
    example: listed(optician),
  },
  deskOpticianStock: {
    summary: 'Set the trial pairs of an optician',
    description:
      'With `was`, only in place of that number: a visitor may have reserved a pair since. Null takes ' +
      'the optician out of the choice.',
    params: { optician: optician.id, stock: { pairs: 8, was: 3, reason: 'Поставка' } },
    example: optician,
  },
  deskCodesImport: {
    summary: 'Import printed package codes',
    description:
      'A table with the columns `code`, `product` and `points`; commas or semicolons. All rows or ' +
      'none: faults are named by line and column (`3.code`). With `trial=1` nothing is stored. Codes ' +
      'that are known stay as they are.',
    params: {
      reason: 'Партия 11/26',
      trial: '1',
      csv: `code,product,points\n${packageCode.code},${packageCode.product},150\n`,
    },
    example: { added: 1, known: 0, faults: {} },
  },
  deskCode: {
    summary: 'Look a package code up',
    description: 'Whether it was printed, and which member registered it when.',
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
      'Who looked at a person’s data or changed it, and why; newest first. Kept for three years, for ' +
      'administrators.',
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
