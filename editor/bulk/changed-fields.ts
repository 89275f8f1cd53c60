import type { Field } from '../../contract/collections/field.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';

/** Kinds of field whose value several entities may share. */
const KINDS = new Set<Field['kind']>(['reference', 'references', 'choice', 'choices', 'flag']);

type Described = Pick<CollectionDescription, 'fields' | 'variants'>;

/** The fields that can be changed in several entities at once, because each of them has them. */
export const changedFields = ({ fields, variants }: Described): [string, Field][] =>
  Object.keys(variants).length > 0
    ? []
    : Object.entries(fields).filter(([, { kind, when }]) => KINDS.has(kind) && !when);

type Values = Readonly<{ [field: string]: unknown }>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The change that a one-field form sends: a list gains and loses items, any other value is replaced. */
export const changeOf = ({ kind }: Field, { value, add, remove }: Values): unknown =>
  kind === 'references' || kind === 'choices'
    ? { add: listOf(add), remove: listOf(remove) }
    : (value ?? null);
