/** The lists of the desk as records. What shows people's data is asked for with a reason. */
import * as v from 'valibot';
import * as calls from '../../contract/calls/desk.ts';
import * as desk from '../../contract/schemas/desk.ts';
import { send } from '../calls/send.ts';
import { onlyListed, type Records } from '../data/records.ts';
import { valueOf } from '../data/refused.ts';
import type { DeskName } from './desk-names.ts';

const search = v.optional(v.string());
const asked = {
  questions: v.object({
    reason: v.string(),
    state: v.optional(v.picklist(desk.QUESTION_STATES)),
    search,
  }),
  reviews: v.object({
    reason: v.string(),
    state: v.optional(v.picklist(desk.REVIEW_STATES)),
    search,
  }),
  opticians: v.object({ search }),
  looks: v.object({
    who: v.optional(v.string()),
    member: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    action: v.optional(v.picklist(desk.DESK_ACTIONS)),
  }),
};

/** Lists by the names of their resources; the other screens of the desk are forms. */
export const deskRecords: readonly [DeskName, Records][] = [
  [
    'desk-questions',
    onlyListed(async ({ pagination: { page, perPage: count }, filter }) =>
      valueOf(
        await send(calls.deskQuestions, { page, count, ...v.parse(asked.questions, filter) }),
      ),
    ),
  ],
  [
    'desk-reviews',
    onlyListed(async ({ pagination: { page, perPage: count }, filter }) =>
      valueOf(await send(calls.deskReviews, { page, count, ...v.parse(asked.reviews, filter) })),
    ),
  ],
  [
    'desk-opticians',
    onlyListed(async ({ pagination: { page, perPage: count }, filter }) =>
      valueOf(
        await send(calls.deskOpticians, { page, count, ...v.parse(asked.opticians, filter) }),
      ),
    ),
  ],
  [
    'desk-looks',
    onlyListed(async ({ pagination: { page, perPage: count }, filter }) =>
      valueOf(await send(calls.deskLog, { page, count, ...v.parse(asked.looks, filter) })),
    ),
  ],
];
