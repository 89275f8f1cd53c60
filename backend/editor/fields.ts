/** Field schemas of collections in addition to the contract's: bounds imposed by the tables. */
import * as v from 'valibot';
import type { AddressKind } from '../db/schema-addresses.ts';
import { isTakenBySite } from './site-addresses.ts';

const TITLE_MAX = 300;
const LEAD_MAX = 2_000;
const BODY_MAX = 300_000;
const PLACES = 1_000_000;

const short = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

export const title = short(TITLE_MAX);
export const lead = short(LEAD_MAX);

/** Rich text; sanitised on save. The metadata marks it for the sanitiser. */
export const body = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(BODY_MAX),
  v.metadata({ format: 'html' }),
);

export const alias = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(120),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Только строчные латинские буквы, цифры и\u00a0дефисы'),
);

/** An alias in a page's address that does not collide with the site's own pages. */
export const aliasOf = (kind: AddressKind) =>
  v.pipe(
    alias,
    v.check((value) => !isTakenBySite(kind, value), 'Этот адрес занят самим сайтом'),
  );

/** Id of another entity; its existence is checked on save. */
export const reference = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** Position in a manual order. Absent: last, or unchanged. */
export const position = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PLACES)),
);

/** A valid calendar day. */
export const day = v.pipe(
  v.string(),
  v.regex(/^(?:19|20)\d\d-\d\d-\d\d$/, 'Нужна дата, например 2026-11-21'),
  v.check((value) => {
    const moment = new Date(`${value}T00:00:00.000Z`);
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
  }, 'Такого дня нет в\u00a0календаре'),
);

/** A list of unique ids. */
export const references = v.pipe(
  v.array(reference),
  v.maxLength(200),
  v.transform((ids) => [...new Set(ids)]),
);
