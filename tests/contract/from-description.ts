/** Values made from the description of a field alone: a valid one, and every kind of wrong one. */
import type { Field, Fields } from '../../contract/collections/field.ts';
import { namingAll, type Variables } from '../../contract/collections/variables.ts';

/** The targets of a new entity's references. */
export type Known = {
  readonly picture: unknown;
  readonly idOf: (collection: string) => number;
  readonly aliasOf: (collection: string) => string;
  /** Distinguishes what has to be unique. */
  readonly mark: string;
};

type Values = Record<string, unknown>;

/** A choice takes its first value, so only fields that apply to that are given. */
function isGiven(field: Field, fields: Fields): boolean {
  const other = field.when && fields[field.when.field];
  if (!field.when || other?.kind !== 'choice') return true;
  return field.when.is.includes(Object.keys(other.choices)[0] ?? '');
}

export const validFields = (fields: Fields, known: Known): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isGiven(field, fields) ? validValue(field, known) : null,
    ]),
  );

/** Every field, including those that do not apply to the chosen values. */
export const allFields = (fields: Fields, known: Known): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, validValue(field, known)]),
  );

const repeated = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);

function validValue(field: Field, known: Known): unknown {
  switch (field.kind) {
    case 'text':
      if (field.variables) return `Слово ${namingAll(field.variables)}`;
      if (field.pattern === undefined) return `Слово ${known.mark}`.slice(0, field.max);
      return new RegExp(field.pattern, 'u').test(known.mark) ? known.mark : (field.example ?? '');
    case 'alias':
      return known.mark;
    case 'rich-text':
      return '<p>Абзац.</p>';
    case 'number':
      return field.isWhole ? Math.ceil(field.min) : (field.min + field.max) / 2;
    case 'flag':
      return true;
    case 'choice':
      return Object.keys(field.choices)[0];
    case 'choices':
      return Object.keys(field.choices).slice(0, 2);
    case 'day':
      return '2026-01-31';
    case 'moment':
      return '2027-01-31T16:00:00.000Z';
    case 'clock':
      return '10:00';
    case 'picture':
      return known.picture;
    case 'pdf':
      return null;
    case 'address':
      return field.to === 'web' ? 'https://example.ru/' : '/faq/';
    case 'reference':
      return known.idOf(field.to);
    case 'references':
      return [known.idOf(field.to)];
    case 'aliases':
      return [known.aliasOf(field.to)];
    case 'position':
      return 3;
    case 'group':
      return validFields(field.fields, known);
    case 'list':
      return repeated(Math.max(1, field.min ?? 0), validValue(field.item, known));
  }
}

const NOBODY = 999_999_999;
const LOST = { src: '/media/net.png', alt: '', width: 1, height: 1 };

const wrongNames = (variables: Variables) => {
  const all = namingAll(variables);
  const isNeeded = Object.values(variables).some(({ isRequired }) => isRequired);
  return [`${all} {нет}`, `${all} {`, `${all} }{`, ...(isNeeded ? ['Слово'] : [])];
};

/** Wrong values of a kind; none of them is null or absent. */
function wrongOfKind(field: Field): unknown[] {
  switch (field.kind) {
    case 'text':
      return [
        ...[5, [], {}, 'я'.repeat(field.max + 1)],
        ...(field.isEmptyAllowed ? [] : ['', ' \u00a0 ']),
        ...(field.pattern === undefined ? [] : ['Ы Ы']),
        ...(field.variables ? wrongNames(field.variables) : []),
      ];
    case 'alias':
      return [5, '', 'Кириллица', '12', '-a', 'a--b', 'a'.repeat(121)];
    case 'rich-text':
      return [5, '', '<script>1</script>', 'я'.repeat(field.max + 1)];
    case 'number':
      return ['5', [], field.min - 1, field.max + 1, ...(field.isWhole ? [field.min + 0.5] : [])];
    case 'flag':
      return ['true', 1];
    case 'choice':
      return ['x', '', 0, 'constructor'];
    case 'choices':
      return ['x', ['x'], [null]];
    case 'day':
      return [
        ...['2026-02-30', '21.11.2026', 20_261_121, ''],
        ...(field.isReached ? ['2099-12-31'] : []),
      ];
    case 'moment':
      return ['2027-02-30T10:00:00Z', '2027-01-31T10:00:00', '2027-01-31', 'x', '', 5];
    case 'clock':
      return ['25:00', '10', 10, '24:30'];
    case 'picture':
      return ['x', {}, LOST, { ...LOST, src: 'javascript:alert(1)' }, { ...LOST, titel: '' }];
    case 'pdf':
      return ['x', `/media/upload-${'0'.repeat(32)}.pdf`];
    case 'address':
      return [
        5,
        '',
        'javascript:alert(1)',
        '//example.ru/',
        '/\\example.ru/',
        `/${'a'.repeat(1_001)}/`,
      ];
    case 'reference':
      return [0, -1, 1.5, '1', NOBODY];
    case 'references':
      return [1, ['1'], [NOBODY], [0], Array.from({ length: 501 }, (_, index) => index + 1)];
    case 'aliases':
      return ['x', ['Ы'], ['takogo-net'], [5]];
    case 'position':
      return [-1, 1.5, 'x', 1_000_001];
    case 'group':
      return [5, [], 'x'];
    case 'list':
      return [5, {}, ...(field.min ? [[]] : [])];
  }
}

/** A wrong value, and the path of the field that has to be named. */
export type Wrong = { readonly at: readonly (string | number)[]; readonly value: unknown };

function wrongInside(field: Field, valid: unknown, at: Wrong['at']): Wrong[] {
  if (field.kind === 'group') return wrongFields(field.fields, at);
  if (field.kind !== 'list') return [];
  const [item] = valid as unknown[];
  return [
    { at, value: repeated(field.max + 1, item) },
    ...wrongValues(field.item, item, [...at, 0]),
  ];
}

function wrongValues(field: Field, valid: unknown, at: Wrong['at']): Wrong[] {
  const isNeeded = !field.isNullable && field.kind !== 'position';
  const values = [...wrongOfKind(field), ...(isNeeded ? [null, undefined] : [])];
  return [...values.map((value) => ({ at, value })), ...wrongInside(field, valid, at)];
}

/** Everything that is wrong in an object with these fields, one thing at a time. */
export function wrongFields(fields: Fields, at: Wrong['at'] = []): Wrong[] {
  const known: Known = { picture: null, idOf: () => 1, aliasOf: () => 'a', mark: 'a' };
  return [
    { at: [...at, 'titel'], value: 1 },
    ...Object.entries(fields).flatMap(([name, field]) =>
      wrongValues(field, validValue(field, known), [...at, name]),
    ),
  ];
}

/** The valid entity with one wrong value in it. */
export function withWrong(valid: unknown, { at, value }: Wrong): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return value;
  if (Array.isArray(valid)) {
    return valid.map((part, index) =>
      index === key ? withWrong(part, { at: rest, value }) : part,
    );
  }
  const fields = valid as Values;
  return { ...fields, [key]: withWrong(fields[key], { at: rest, value }) };
}
