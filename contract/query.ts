import * as v from 'valibot';
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { phoneDigits, phoneFault, WHOLE_PHONE } from './phone.ts';

/** Text that a visitor typed: at most this long, or the form says so. */
export const atMost = (length: number) =>
  v.maxLength<string, number, string>(length, `Не\u00a0длиннее ${length}\u00a0знаков`);

/** A call without parameters; anything in the query is ignored. */
export const none = v.object({});

/** Optional text; an absent, repeated or too long value counts as not given. */
export const optionalText = v.fallback(
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  undefined,
);

/** Required text. */
export const requiredText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** Fits a database column with room to spare. */
const LARGEST = 999_999_999;

const wholeNumber = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))],
    'Нужно целое число',
  ),
  v.integer(),
  v.maxValue(LARGEST),
);

/** Identifier in a query: digits, greater than zero. */
export const requiredId = v.pipe(wholeNumber, v.minValue(1));

/** Optional identifier; an invalid one counts as absent. */
export const optionalId = v.fallback(v.optional(requiredId), undefined);

/** A number of points that the caller agrees to; an invalid one is refused: absent, it would be any. */
export const agreedPoints = v.optional(v.pipe(wholeNumber, v.minValue(0)));

/** Number in a list's query; a value out of bounds becomes the default rather than an error. */
export function boundedNumber(bounds: { min: number; max: number; byDefault: number }) {
  const inBounds = v.pipe(wholeNumber, v.minValue(bounds.min), v.maxValue(bounds.max));
  return v.fallback(v.optional(inBounds, bounds.byDefault), bounds.byDefault);
}

/** Number in a list's query; a value out of bounds is refused. */
export const strictNumber = (bounds: { min: number; max: number; byDefault: number }) =>
  v.optional(v.pipe(wholeNumber, v.minValue(bounds.min), v.maxValue(bounds.max)), bounds.byDefault);

/** `true`, `1` and a real boolean are true; anything else is the default. */
export function flag(byDefault: boolean) {
  const spelled = v.pipe(
    v.picklist(['true', 'false', '1', '0']),
    v.transform((value) => value === 'true' || value === '1'),
  );
  return v.fallback(v.optional(v.union([v.boolean(), spelled]), byDefault), byDefault);
}

/** Comma-separated values, `toric,multifocal`; an empty text is an empty list. */
export const commaList = v.fallback(
  v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
    v.transform((joined) =>
      joined
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ),
  [],
);

/** Maximum number of ids in one query. */
const IDS_MAX = 200;

/** Comma-separated identifiers; null when none are given, and invalid ids match nothing. */
export const idList = v.fallback(
  v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(IDS_MAX * 11)), ''),
    v.transform((joined) => joined.split(',').filter(Boolean)),
    v.maxLength(IDS_MAX),
    v.transform((parts) =>
      parts.length > 0
        ? parts.map((part) => (/^\d{1,9}$/.test(part.trim()) ? Number(part) : 0))
        : null,
    ),
  ),
  null,
);

/** A number field with its error messages. */
const numberLike = (wanted: RegExp) =>
  v.pipe(
    v.string(),
    v.transform(phoneDigits),
    v.regex(wanted, ({ input }) => phoneFault(input) ?? ''),
  );

/** A phone in any notation, normalised to a plus sign and digits (section 5). */
export const phone = numberLike(WHOLE_PHONE);

/** The same, or empty. */
export const optionalPhone = v.optional(numberLike(new RegExp(`^$|${WHOLE_PHONE.source}`)));

/** Email address in a form. */
export const email = v.pipe(v.string(), v.trim(), v.email('Проверьте адрес почты'), atMost(200));

/** A password chosen by a member who signs in by email; its strength is not checked here. */
export const password = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN, `Не\u00a0короче ${PASSWORD_MIN}\u00a0знаков`),
  atMost(PASSWORD_MAX),
);

const NAME = /^[\p{L}][\p{L}\p{M}' ’-]*$/u;

/**
 * A person's name as in a document: letters, with spaces, hyphens and apostrophes between them.
 * Nothing else, because emails greet the recipient by it: a URL or markup could reach a stranger in
 * our name.
 */
export const personName = (missing: string, wrong: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, missing), atMost(NAME_MAX), v.regex(NAME, wrong));

/** The same, or empty. */
export const optionalName = (wrong: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    atMost(NAME_MAX),
    v.regex(new RegExp(`^$|${NAME.source}`, 'u'), wrong),
  );

export const firstName = personName('Укажите имя', 'В\u00a0имени могут быть только буквы');

/** A single entity by its alias. */
export const byAlias = v.object({ alias: requiredText });
