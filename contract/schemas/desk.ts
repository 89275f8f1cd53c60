/** The data of people that the company's desk sees, and the desk's actions. */
import * as v from 'valibot';
import { id, list, moment, text } from '../fields.ts';
import { certificate } from './certificate.ts';
import { order } from './member.ts';

/** The reason for viewing or changing a person's data; the desk's log records it. */
export const reason = v.pipe(
  v.string('Напишите, зачем: это останется в\u00a0журнале'),
  v.trim(),
  v.minLength(3, 'Напишите, зачем: это останется в\u00a0журнале'),
  v.maxLength(300),
);

/** Actions in the desk's log. */
export const DESK_ACTIONS = [
  'questions',
  'question',
  'answer',
  'close',
  'reviews',
  'review',
  'certificates',
  'certificate-cancel',
  'certificate-send',
  'orders',
  'order-cancel',
  'order-send',
  'stock',
  'codes-import',
  'code',
  'members',
  'points',
  'export',
  'delete',
  'deliveries',
  'delivery-send',
  'delivery-drop',
] as const;

export type DeskAction = (typeof DESK_ACTIONS)[number];

/** A look at a person's data, or a change of it. */
export const deskEntry = v.object({
  id,
  at: moment,
  who: v.string(),
  action: v.picklist(DESK_ACTIONS),
  /** The object of the action, without names, phones or addresses: «вопрос 12». */
  about: v.string(),
  /** The number of the member whose data it was; null for a person who is not a member, or for several. */
  member: v.nullable(id),
  reason: v.string(),
});

export const deskLog = list(deskEntry);

export const QUESTION_STATES = ['open', 'answered', 'closed'] as const;

/** A question of a visitor. */
export const deskQuestion = v.object({
  id,
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  company: v.nullable(v.string()),
  /** The theme of the question. */
  source: v.nullable(v.string()),
  question: text,
  sent_at: moment,
  /** `closed`: it needs no answer. */
  state: v.picklist(QUESTION_STATES),
  answer: v.nullable(v.string()),
  /** Who answered or closed it, and when. */
  done_by: v.nullable(v.string()),
  done_at: v.nullable(moment),
});

export const deskQuestions = list(deskQuestion);
export type DeskQuestion = v.InferOutput<typeof deskQuestion>;

/** `text` contains the placeholders `{имя}`, `{ответ}` and `{вопрос}`. */
export const deskLetter = v.object({ text });

export const REVIEW_STATES = ['waiting', 'approved', 'rejected'] as const;

/** A review, or a link to one. */
export const deskReview = v.object({
  id,
  kind: v.picklist(['common', 'social']),
  rating: v.nullable(v.number()),
  text: v.string(),
  url: v.nullable(v.string()),
  page: v.nullable(v.string()),
  product_id: v.nullable(id),
  /** The number of the member who wrote it. */
  member: v.nullable(id),
  sent_at: moment,
  state: v.picklist(REVIEW_STATES),
  /** Who decided, when, and why. */
  decided_by: v.nullable(v.string()),
  decided_at: v.nullable(moment),
  reason: v.nullable(v.string()),
});

export const deskReviews = list(deskReview);
export type DeskReview = v.InferOutput<typeof deskReview>;

export const deskCertificate = v.object({ ...certificate.entries, phone: text });
export const deskCertificates = list(deskCertificate);

export const deskOrder = v.object({ ...order.entries, member: id });
export const deskOrders = list(deskOrder);

/** An optician and its remaining trial pairs; null: it does not take part. */
export const deskOptician = v.object({
  id,
  title: text,
  city: text,
  address: text,
  pairs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

export const deskOpticians = list(deskOptician);

/** A package code. `member` is who registered it. */
export const deskCode = v.object({
  code: text,
  product: text,
  points: v.number(),
  state: v.picklist(['free', 'used']),
  member: v.nullable(id),
  registered_at: v.nullable(moment),
});

/** The result of importing package codes, or of a dry run. */
export const deskCodesReport = v.object({
  added: v.number(),
  /** Codes that already existed; they stay as they are. */
  known: v.number(),
  /** Reasons by line and column, `3.code`. */
  faults: v.record(v.string(), v.string()),
});

export const deskMember = v.object({
  id,
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  joined_at: moment,
  /** Points that can be spent. */
  balance: v.number(),
});

export const deskMembers = list(deskMember);

/** A correction in the ledger, and the balance after it. */
export const deskCorrection = v.object({ title: text, points: v.number(), balance: v.number() });
