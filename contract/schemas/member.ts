import * as v from 'valibot';
import { day, html, id, list, moment, picture, text } from '../fields.ts';
import { email, phone } from '../query.ts';

const points = v.pipe(v.number(), v.integer());

/** Section 3: a profile with firstName; the rest is what «Мои данные» shows and edits. */
export const profile = v.object({
  id,
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  phone: v.string(),
  email: v.nullable(v.string()),
  birthday: v.nullable(day),
  city_id: v.nullable(id),
  consents: v.array(
    v.object({ code: text, version: text, given: v.boolean(), changed_at: moment }),
  ),
  updated_at: moment,
});

export const profileEdit = v.object({
  firstName: v.pipe(v.string(), v.trim(), v.minLength(1, 'Укажите имя'), v.maxLength(60)),
  lastName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  email: v.optional(email),
  birthday: v.optional(day),
  city_id: v.optional(id),
  consents: v.optional(v.record(v.string(), v.boolean())),
});

/** `available` can be spent; the other two explain the difference to what was earned. */
export const balance = v.object({
  available: points,
  pending: points,
  expiring: v.nullable(v.object({ points, on: day })),
});

/** Ways to earn and to spend points, as menu entries. */
export const pointsMenu = v.object({
  items: v.array(
    v.object({
      key: text,
      title: text,
      text,
      url: text,
      kind: v.picklist(['earn', 'spend']),
      points: v.nullable(points),
    }),
  ),
});

export const invitation = v.object({ code: text, url: text, bonus: points, invited: v.number() });

export const pointsHistory = v.object({
  ...list(
    v.object({
      id,
      title: text,
      /** Positive earned, negative spent. */
      points,
      /** Balance after this entry. */
      balance: points,
      happened_at: moment,
      expires_on: v.nullable(day),
    }),
  ).entries,
  limit: v.number(),
  offset: v.number(),
});

export const order = v.object({
  id,
  number: text,
  title: text,
  state: v.picklist(['new', 'confirmed', 'ready', 'redeemed', 'cancelled']),
  points,
  created_at: moment,
  updated_at: moment,
  /** What the member shows at the till; null until the order is ready. */
  code: v.nullable(text),
});

export const orders = list(order);

export const partnerOffers = list(
  v.object({
    id,
    title: text,
    partner: text,
    lead: text,
    body: html,
    cover: picture,
    points,
    places_left: v.nullable(v.number()),
    valid_to: day,
    updated_at: moment,
  }),
);

export const webinars = list(
  v.object({
    id,
    title: text,
    lead: text,
    starts_at: moment,
    /** Minutes. */
    duration: v.number(),
    speaker: text,
    points,
    places_left: v.nullable(v.number()),
    registered: v.boolean(),
    updated_at: moment,
  }),
);

const question = v.object({
  id,
  kind: v.picklist(['single', 'multiple', 'scale', 'text']),
  text,
  required: v.boolean(),
  options: v.array(v.object({ id, text })),
});

/** A survey, a poll or the quiz; `results` only once it was answered. */
export const surveyForm = v.object({
  id,
  title: text,
  lead: v.string(),
  kind: v.picklist(['survey', 'poll', 'quiz', 'certificate']),
  questions: v.array(question),
  answered: v.boolean(),
  results: v.nullable(
    v.array(v.object({ question: id, options: v.array(v.object({ id, share: v.number() })) })),
  ),
});

export const surveyAnswer = v.object({
  formId: id,
  answers: v.pipe(
    v.array(v.object({ question: id, options: v.array(id), text: v.optional(v.string()) })),
    v.minLength(1, 'Ответьте хотя бы на один вопрос'),
  ),
});

/** Package codes that a member registered, newest first. */
export const packageCodes = list(
  v.object({ id, code: text, product: text, points, registered_at: moment }),
);

export const packageCode = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(6, 'Код стоит на боковой стороне упаковки'),
    v.maxLength(40),
  ),
});

export const commonReview = v.object({
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'Расскажите чуть подробнее'),
    v.maxLength(4000),
  ),
  product: v.optional(id),
});

export const socialReview = v.object({
  url: v.pipe(v.string(), v.url('Вставьте ссылку на отзыв'), v.regex(/^https:\/\//)),
});

export const signedIn = v.object({ token: text, token_expired: moment, is_new: v.boolean() });
export const smsSent = v.object({ resend_in: v.pipe(v.number(), v.integer()) });
export const smsParams = v.object({ phone, action: text });
export const smsCode = v.object({
  phone,
  code: v.pipe(v.string(), v.regex(/^\d{4,6}$/)),
  action: text,
});

/** A change was accepted; `id` names what was created or changed, where there is one. */
export const accepted = v.object({ accepted: v.literal(true), id: v.nullable(id) });

export type Profile = v.InferOutput<typeof profile>;
export type Balance = v.InferOutput<typeof balance>;
