/** Reads the lists of the desk. Requests for personal data carry a reason. */
import * as v from 'valibot';
import * as calls from '../../contract/calls/desk.ts';
import { DESK_DELIVERY_STATES } from '../../contract/schemas/deliveries.ts';
import * as desk from '../../contract/schemas/desk.ts';
import { send } from '../calls/send.ts';
import type { ListAsked, Records } from '../data/records.ts';
import { valueOf } from '../data/refused.ts';
import type { DeskName } from './desk-names.ts';

/** The other screens of the desk are forms. */
export type DeskListName = Exclude<DeskName, 'desk-people' | 'desk-codes'>;

const search = v.optional(v.string());
const reason = v.string();
const asked = {
  questions: v.object({ reason, state: v.optional(v.picklist(desk.QUESTION_STATES)), search }),
  reviews: v.object({ reason, state: v.optional(v.picklist(desk.REVIEW_STATES)), search }),
  opticians: v.object({ search }),
  deliveries: v.object({ reason, state: v.optional(v.picklist(DESK_DELIVERY_STATES)) }),
  looks: v.object({
    who: v.optional(v.string()),
    member: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    action: v.optional(v.picklist(desk.DESK_ACTIONS)),
  }),
};

const paged = ({ pagination: { page, perPage: count } }: ListAsked) => ({ page, count });

export const deskRecords: Readonly<Record<DeskListName, Records['list']>> = {
  async 'desk-questions'(list) {
    const filters = v.parse(asked.questions, list.filter);
    return valueOf(await send(calls.deskQuestions, { ...paged(list), ...filters }));
  },
  async 'desk-reviews'(list) {
    const filters = v.parse(asked.reviews, list.filter);
    return valueOf(await send(calls.deskReviews, { ...paged(list), ...filters }));
  },
  async 'desk-opticians'(list) {
    const filters = v.parse(asked.opticians, list.filter);
    return valueOf(await send(calls.deskOpticians, { ...paged(list), ...filters }));
  },
  async 'desk-deliveries'(list) {
    const filters = v.parse(asked.deliveries, list.filter);
    return valueOf(await send(calls.deskDeliveries, { ...paged(list), ...filters }));
  },
  async 'desk-looks'(list) {
    const filters = v.parse(asked.looks, list.filter);
    return valueOf(await send(calls.deskLog, { ...paged(list), ...filters }));
  },
};
