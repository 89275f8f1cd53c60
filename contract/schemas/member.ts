import * as v from 'valibot';
import { day, html, id, list, moment, picture, sitePath, text } from '../fields.ts';
import { CHILDREN_MAX, HISTORY_LIMIT_MAX, REVIEW_TEXT_MAX } from '../limits.ts';
import { consentVersions } from './consents.ts';
import { atMost, boundedNumber, email, firstName, optionalName } from '../query.ts';

const lastName = optionalName('В\u00a0фамилии могут быть только буквы');

const points = v.pipe(v.number(), v.integer());

/** A child who wears lenses, for advice by age. Only the year is stored: more is not needed. */
const child = v.object({
  firstName,
  birthYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
});

/**
 * Section 3: a profile with firstName; the other fields are shown and edited under «Мои данные».
 */
export const profile = v.object({
  id,
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  /** Null for a member who registered by email and has not confirmed a phone. */
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Whether the email was confirmed by its link. */
  email_confirmed: v.optional(v.boolean(), false),
  birthday: v.nullable(day),
  city_id: v.nullable(id),
  children: v.optional(v.array(child), []),
  consents: v.array(
    v.object({ code: text, version: text, given: v.boolean(), changed_at: moment }),
  ),
  updated_at: moment,
});

/** Fields not named stay unchanged; null clears them. */
export const profileEdit = v.object({
  firstName: v.optional(firstName),
  /** Empty counts as null. */
  lastName: v.optional(v.nullable(lastName)),
  email: v.optional(v.nullable(email)),
  /** Whether to resend the email for an unconfirmed address. */
  email_again: v.optional(v.boolean()),
  birthday: v.optional(v.nullable(day)),
  city_id: v.optional(v.nullable(id)),
  children: v.optional(v.pipe(v.array(child), v.maxLength(CHILDREN_MAX))),
  consents: v.optional(v.record(v.string(), v.boolean())),
  consentVersions: v.optional(consentVersions),
});

/**
 * `available` can be spent; `pending` is credited when invited friends register their first
 * package; `expiring` is what expires next.
 */
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

/** The kinds of entries by which a history can be filtered. */
export const POINTS_KINDS = ['earned', 'spent'] as const;
export type PointsKind = (typeof POINTS_KINDS)[number];

/** `kind` filters by earned or spent; the running balance of a row does not change. */
export const pointsHistoryParams = v.object({
  limit: boundedNumber({ min: 1, max: HISTORY_LIMIT_MAX, byDefault: 10 }),
  offset: boundedNumber({ min: 0, max: 1_000_000, byDefault: 0 }),
  kind: v.fallback(v.optional(v.picklist(POINTS_KINDS)), undefined),
});

export const pointsHistory = v.object({
  ...list(
    v.object({
      id,
      title: text,
      /** Positive when earned, negative when spent. */
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
  /** The ordered item and its id, for ordering it again. */
  kind: v.picklist(['offer', 'webinar']),
  item_id: id,
  title: text,
  state: v.picklist(['new', 'confirmed', 'ready', 'redeemed', 'cancelled']),
  points,
  created_at: moment,
  updated_at: moment,
  /**
   * The code for the checkout; null until the order is ready and the member has asked to see it.
   */
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

const webinarList = list(
  v.object({
    id,
    title: text,
    lead: text,
    starts_at: moment,
    /** In minutes. */
    duration: v.number(),
    speaker: text,
    points,
    places_left: v.nullable(v.number()),
    registered: v.boolean(),
    /** The member's order, for cancelling; the URL is only for registered members. */
    order_id: v.nullable(id),
    url: v.nullable(text),
    updated_at: moment,
  }),
);

export const webinars = v.object({
  ...webinarList.entries,
  /** The backend's clock: the door opens by it, whatever the member's own clock shows. */
  now: v.optional(moment),
});

/** Package codes that a member registered, newest first. */
export const packageCodes = list(
  v.object({ id, code: text, product: text, points, registered_at: moment }),
);

export const packageCode = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(6, 'Код стоит на\u00a0боковой стороне упаковки'),
    atMost(40),
  ),
});

/** Page of the site that is reviewed. */
const reviewedPage = v.optional(v.pipe(sitePath, v.maxLength(300)));

/** A rating from 1 to 5 for a page or a product, with optional text. */
export const commonReview = v.object({
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((words) => words === '' || words.length >= 10, 'Расскажите чуть подробнее'),
      v.maxLength(REVIEW_TEXT_MAX, 'Сократите отзыв до\u00a04000 знаков'),
    ),
    '',
  ),
  product: v.optional(id),
  page: reviewedPage,
});

/** A link to a review in a social network. */
export const socialReview = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.url('Вставьте ссылку на\u00a0отзыв целиком'),
    v.regex(/^https:\/\//, 'Ссылка начинается с\u00a0https://'),
    atMost(500),
  ),
  page: reviewedPage,
});

/** A change was accepted; `id` is the created or changed record, if there is one. */
export const accepted = v.object({ accepted: v.literal(true), id: v.nullable(id) });

export type Profile = v.InferOutput<typeof profile>;
export type Balance = v.InferOutput<typeof balance>;
export type Order = v.InferOutput<typeof order>;
export type PointsHistory = v.InferOutput<typeof pointsHistory>;
export type PointsMenu = v.InferOutput<typeof pointsMenu>;
export type Invitation = v.InferOutput<typeof invitation>;
export type PartnerOffer = v.InferOutput<typeof partnerOffers>['items'][number];
export type Webinar = v.InferOutput<typeof webinars>['items'][number];
export type PackageCode = v.InferOutput<typeof packageCodes>['items'][number];
