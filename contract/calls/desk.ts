/** The company's desk: questions, reviews and its log. Every look at personal data needs a reason. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { none, requiredId } from '../query.ts';
import * as desk from '../schemas/desk.ts';
import { deskCall, deskErrors } from './desk-call.ts';
import { paging } from './editor-call.ts';

export * from './desk-deliveries.ts';
export * from './desk-goods.ts';
export * from './desk-people.ts';

const { reason } = desk;
const why = v.strictObject({ reason });
const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)));
const listErrors = ['unauthorized', 'forbidden', 'invalid'] as const;

/** Newest first. */
export const deskQuestions = defineCall({
  ...deskCall,
  name: 'editor.desk.questions',
  method: 'GET',
  path: '/editor/desk/questions',
  params: v.object({
    reason,
    state: v.optional(v.picklist(desk.QUESTION_STATES)),
    search,
    ...paging,
  }),
  result: desk.deskQuestions,
  errors: listErrors,
});

export const deskQuestion = defineCall({
  ...deskCall,
  name: 'editor.desk.question',
  method: 'GET',
  path: '/editor/desk/questions/:question',
  params: v.object({ question: requiredId, reason }),
  result: desk.deskQuestion,
  errors: deskErrors,
});

/** The email around an answer, with placeholders in braces for parts of the question. */
export const deskLetter = defineCall({
  ...deskCall,
  name: 'editor.desk.letter',
  method: 'GET',
  path: '/editor/desk/letter',
  params: none,
  result: desk.deskLetter,
  errors: ['unauthorized', 'forbidden'],
});

const ANSWER_MAX = 10_000;

/** Sends an email; a question is answered only once. */
export const deskQuestionAnswer = defineCall({
  ...deskCall,
  name: 'editor.desk.question.answer',
  method: 'POST',
  path: '/editor/desk/questions/:question/answer',
  body: 'answer',
  params: v.object({
    question: requiredId,
    answer: v.strictObject({
      reason,
      text: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(ANSWER_MAX)),
    }),
  }),
  result: desk.deskQuestion,
  errors: [...deskErrors, 'state_conflict'],
});

/** Closes a question that needs no answer. */
export const deskQuestionClose = defineCall({
  ...deskCall,
  name: 'editor.desk.question.close',
  method: 'POST',
  path: '/editor/desk/questions/:question/close',
  body: 'why',
  params: v.object({ question: requiredId, why }),
  result: desk.deskQuestion,
  errors: [...deskErrors, 'state_conflict'],
});

/** Newest first. */
export const deskReviews = defineCall({
  ...deskCall,
  name: 'editor.desk.reviews',
  method: 'GET',
  path: '/editor/desk/reviews',
  params: v.object({
    reason,
    state: v.optional(v.picklist(desk.REVIEW_STATES)),
    search,
    ...paging,
  }),
  result: desk.deskReviews,
  errors: listErrors,
});

/** Approves or rejects a review; `waiting` undoes either. */
export const deskReviewDecide = defineCall({
  ...deskCall,
  name: 'editor.desk.review.decide',
  method: 'PUT',
  path: '/editor/desk/reviews/:review',
  body: 'decision',
  params: v.object({
    review: requiredId,
    decision: v.strictObject({ state: v.picklist(desk.REVIEW_STATES), reason }),
  }),
  result: desk.deskReview,
  errors: deskErrors,
});

/** Who looked at whose data, and why; newest first. */
export const deskLog = defineCall({
  ...deskCall,
  name: 'editor.desk.log',
  method: 'GET',
  path: '/editor/desk/log',
  permission: 'accounts',
  params: v.object({
    ...paging,
    /** The name of an editor. */
    who: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** The number of the member whose data it was. */
    member: v.optional(requiredId),
    action: v.optional(v.picklist(desk.DESK_ACTIONS)),
  }),
  result: desk.deskLog,
  errors: listErrors,
});
