/** The schema of an editor's input, built from the description of its fields. */
import * as v from 'valibot';
import { externalUrl, picture, sitePath, storedPdf } from '../fields.ts';
import { ALIAS, ALIAS_MAX, aliasRefusal } from './alias.ts';
import { ALT } from './lengths.ts';
import type { Choices, Field, Fields, NumberField, TextField } from './field.ts';
import { variablesFault } from './variables.ts';

type Schema = v.GenericSchema<unknown, unknown>;

export const EMPTY_FAULT = 'Заполните поле';

/** Reports an absent value as missing, and any other with the given message. */
const told =
  (fault: string) =>
  ({ received }: v.BaseIssue<unknown>): string =>
    received === 'null' || received === 'undefined' ? EMPTY_FAULT : fault;

const oneOf = (choices: Choices): Schema =>
  v.picklist(
    Object.keys(choices),
    told(
      `Выберите одно из: ${Object.values(choices)
        .map((name) => `«${name}»`)
        .join(', ')}`,
    ),
  );

/** Ids fit a database column. */
const ID_MAX = 2_147_483_647;
const POSITION_MAX = 1_000_000;
const REFERENCES_MAX = 500;
const ADDRESS_MAX = 1_000;

/**
 * Browsers read a backslash as a slash and ignore tabs, so after a leading slash either would point
 * to another site.
 */
const SAFE_ADDRESS = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)[^\\\p{Cc}]*$/iu;

const [pictureFields] = picture.pipe;
const storedPicture = v.pipe(
  v.strictObject({
    ...pictureFields.entries,
    src: v.pipe(pictureFields.entries.src, v.maxLength(ADDRESS_MAX)),
    alt: v.pipe(v.string(), v.trim(), v.maxLength(ALT)),
  }),
  // A picture with an alternative text is not decorative.
  v.transform(({ decoration, ...said }) =>
    decoration && said.alt === '' ? { ...said, decoration } : said,
  ),
  v.metadata({ format: 'picture' }),
);

const trimmed = v.pipe(v.string(), v.trim());

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const SEPARATORS = /[\v\f\u0085\u2028\u2029]/g;
/** Control characters, and those that reverse the order of letters: nobody sees them in a pasted text. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e]/gu;
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** A text as it is stored: on one line, unless it may have several; a text of unseen characters is empty. */
const written = (isLong = false) =>
  v.pipe(
    v.string(),
    v.transform((text) => {
      const whole = isLong ? text.replace(SEPARATORS, '\n') : text.replace(BREAKS, ' ');
      return SEEN.test(whole) ? whole.replace(UNSEEN, '') : '';
    }),
    v.trim(),
  );

const alias = v.pipe(
  trimmed,
  v.minLength(1),
  v.maxLength(ALIAS_MAX),
  v.regex(ALIAS, ({ input }) => aliasRefusal(input)),
);
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ID_MAX));

/**
 * A browser's input accepts any year. One after 9999, even if only in UTC, is written with six digits and a
 * sign.
 */
const inYears = v.check(
  (text: string) => !/^[+-]?\d{4,6}-\d\d-\d\d/.test(text) || /^(?:19|20)\d\d-/.test(text),
  'Год бывает от\u00a01900 до\u00a02099',
);

const DAY_FAULT = 'Нужна дата, например 2026-11-21';

/** A day that exists. */
export const calendarDay = v.pipe(
  v.string(told(DAY_FAULT)),
  inYears,
  v.regex(/^(?:19|20)\d\d-\d\d-\d\d$/, DAY_FAULT),
  v.check((value) => {
    const moment = new Date(`${value}T00:00:00.000Z`);
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
  }, 'Такого дня нет в\u00a0календаре'),
);

const MOMENT_FAULT = 'Нужно время с\u00a0часовым поясом, например 2026-11-21T19:00:00+03:00';

/** A time that exists, converted to UTC. */
export const storedMoment = v.pipe(
  v.string(told(MOMENT_FAULT)),
  inYears,
  v.isoTimestamp(MOMENT_FAULT),
  // `Date` reads the 30th of February as the 2nd of March.
  v.check(
    (at) => v.is(calendarDay, at.slice(0, 10)) && !Number.isNaN(Date.parse(at)),
    'Такого времени нет',
  ),
  v.transform((at) => new Date(at).toISOString()),
);

const CLOCK_FAULT = 'Нужно время, например 10:00';

const clock = v.pipe(
  v.string(told(CLOCK_FAULT)),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, CLOCK_FAULT),
);

const addresses = {
  site: v.pipe(
    trimmed,
    v.maxLength(ADDRESS_MAX),
    v.regex(SAFE_ADDRESS, 'Нужен адрес страницы сайта, например /articles/'),
    v.check((value) => v.is(sitePath, value), 'Нужен адрес страницы сайта, например /articles/'),
  ),
  web: v.pipe(
    trimmed,
    v.maxLength(ADDRESS_MAX),
    v.regex(SAFE_ADDRESS, 'Нужен полный адрес, например https://example.ru/'),
    v.check(
      (value) => v.is(externalUrl, value),
      'Нужен полный адрес, например https://example.ru/',
    ),
  ),
  any: v.pipe(
    trimmed,
    v.minLength(1),
    v.maxLength(ADDRESS_MAX),
    v.regex(SAFE_ADDRESS, 'Нужен адрес страницы сайта или полный адрес с\u00a0https://'),
  ),
};

function textSchema(field: TextField): Schema {
  const { max, isEmptyAllowed, isLong, pattern, patternFault, variables } = field;
  const bounded = v.pipe(written(isLong), v.minLength(isEmptyAllowed ? 0 : 1), v.maxLength(max));
  if (variables) {
    return v.pipe(
      bounded,
      v.check(
        (text) => variablesFault(text, variables) === null,
        ({ input }) => variablesFault(input, variables) ?? '',
      ),
    );
  }
  return pattern === undefined
    ? bounded
    : v.pipe(bounded, v.regex(new RegExp(pattern, 'u'), patternFault));
}

function numberSchema({ min, max, isWhole }: NumberField): Schema {
  const bounded = v.pipe(v.number(), v.finite(), v.minValue(min), v.maxValue(max));
  return isWhole ? v.pipe(bounded, v.integer()) : bounded;
}

const without = <T>(values: readonly T[]): T[] => [...new Set(values)];

function kindSchema(field: Field): Schema {
  switch (field.kind) {
    case 'text':
      return textSchema(field);
    case 'alias':
      return alias;
    case 'rich-text':
      return v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(field.max),
        v.metadata({ format: 'html' }),
      );
    case 'number':
      return numberSchema(field);
    case 'flag':
      return v.boolean();
    case 'choice':
      return oneOf(field.choices);
    case 'choices':
      return v.pipe(v.array(oneOf(field.choices)), v.transform(without));
    case 'day':
      return calendarDay;
    case 'moment':
      return storedMoment;
    case 'clock':
      return clock;
    case 'picture':
      return storedPicture;
    case 'pdf':
      return storedPdf;
    case 'address':
      return addresses[field.to];
    case 'reference':
      return id;
    case 'references':
      return v.pipe(v.array(id), v.maxLength(REFERENCES_MAX), v.transform(without));
    case 'aliases':
      return v.pipe(v.array(alias), v.maxLength(REFERENCES_MAX));
    case 'position':
      return v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(POSITION_MAX)));
    case 'group':
      return schemaOfFields(field.fields);
    case 'list':
      return v.pipe(
        v.array(schemaOf(field.item)),
        v.minLength(field.min ?? 0),
        v.maxLength(field.max),
      );
  }
}

/** Texts are trimmed; repeated references and choices are removed. */
export function schemaOf(field: Field): Schema {
  const schema = kindSchema(field);
  return field.isNullable ? v.optional(v.nullable(schema), null) : schema;
}

/** An object with these fields and no others. */
export const schemaOfFields = (fields: Fields) =>
  v.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
  );
