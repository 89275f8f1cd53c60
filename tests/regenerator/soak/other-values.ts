/** Alternative values that an editor may enter into a field, derived from its description. */
import type { Field, Fields } from '../../../contract/collections/field.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';

type Values = Readonly<Record<string, unknown>>;

/** The sources of other values. */
export type Source = {
  readonly pick: (below: number) => number;
  /** A text that occurs nowhere else. */
  readonly word: () => string;
  /** Entities that may be referred to. */
  readonly named: (
    collection: ContentCollection,
  ) => Promise<readonly { readonly id: number; readonly alias: string }[]>;
};

/** Maximum number of items added to a list at once. */
const SOME = 3;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const two = (number: number) => String(number).padStart(2, '0');

/** One of several; undefined when there is none. */
export const oneOf = <T>(items: readonly T[], pick: Source['pick']): T | undefined =>
  items[pick(Math.max(1, items.length))];

/** A list in another order, with a changed item, or without its last one. */
async function otherList(
  field: Extract<Field, { kind: 'list' }>,
  value: readonly unknown[],
  source: Source,
): Promise<readonly unknown[]> {
  const way = source.pick(3);
  if (way === 0) return value.toReversed();
  if (way === 1 && value.length > Math.max(1, field.min ?? 0)) return value.slice(0, -1);
  const place = source.pick(Math.max(1, value.length));
  return Promise.all(
    value.map((item, index) => (index === place ? otherValue(field.item, item, source) : item)),
  );
}

/** Fields with another value in one of them. */
export async function otherFields(fields: Fields, values: Values, source: Source): Promise<Values> {
  const [name, field] = oneOf(Object.entries(fields), source.pick) ?? [];
  if (name === undefined || !field || field.when) return values;
  return { ...values, [name]: await otherValue(field, values[name], source) };
}

/** @returns the same value for a field whose rules are not described. */
export async function otherValue(field: Field, value: unknown, source: Source): Promise<unknown> {
  const { pick, word, named } = source;
  const some = async (to: ContentCollection) => {
    const all = await named(to);
    const chosen = Array.from({ length: 1 + pick(SOME) }, () => oneOf(all, pick));
    return [...new Set(chosen)].filter((one) => one !== undefined);
  };
  switch (field.kind) {
    case 'text':
      return field.pattern === undefined && !field.variables ? word().slice(0, field.max) : value;
    case 'rich-text':
      return `<p>${word()} о зрении.</p>`;
    case 'flag':
      return value !== true;
    case 'choice':
      return oneOf(Object.keys(field.choices), pick);
    case 'choices':
      return Object.keys(field.choices).filter(() => pick(2) === 0);
    case 'day':
      return `2026-${two(1 + pick(9))}-${two(1 + pick(28))}`;
    case 'moment':
      return `2027-${two(1 + pick(12))}-01T16:00:00.000Z`;
    case 'position':
      return pick(20);
    case 'picture':
      return isValues(value) ? { ...value, alt: word() } : value;
    case 'reference':
      return (await some(field.to))[0]?.id ?? value;
    case 'references':
      return (await some(field.to)).map(({ id }) => id);
    case 'aliases':
      return (await some(field.to)).map(({ alias }) => alias);
    case 'group':
      return isValues(value) ? otherFields(field.fields, value, source) : value;
    case 'list':
      return Array.isArray(value) ? otherList(field, value, source) : value;
    default:
      return value;
  }
}
