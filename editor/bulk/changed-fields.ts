import type { Field } from '../../contract/collections/field.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';

/** Kinds of which several entities may have the same. */
const KINDS = new Set<Field['kind']>(['reference', 'references', 'choice', 'choices', 'flag']);

type Described = Pick<CollectionDescription, 'fields' | 'variants'>;

/** What can be changed in several entities at once: what stands there in each of them. */
export const changedFields = ({ fields, variants }: Described): [string, Field][] =>
  Object.keys(variants).length > 0
    ? []
    : Object.entries(fields).filter(([, { kind, when }]) => KINDS.has(kind) && !when);

type Values = Readonly<{ [field: string]: unknown }>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a form of one field sends: a list gains and loses, anything else is replaced. */
export const changeOf = ({ kind }: Field, { value, add, remove }: Values): unknown =>
  kind === 'references' || kind === 'choices'
    ? { add: listOf(add), remove: listOf(remove) }
    : (value ?? null);
