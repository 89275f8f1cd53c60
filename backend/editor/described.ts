/** Builds a collection from its description and its storage. */
import * as v from 'valibot';
import { descriptions } from '../../contract/collections/all.ts';
import type { Rule } from '../../contract/collections/description.ts';
import type { Field, Fields as FieldsOf } from '../../contract/collections/field.ts';
import { schemaOfFields } from '../../contract/collections/schema.ts';
import type { ContentCollection } from '../../contract/schemas/hook.ts';
import {
  withoutPage,
  type AliasedTable,
  type Collection,
  type Columns,
  type EntityTable,
  type Fields,
} from './collection.ts';
import { columnNamed } from './table-columns.ts';
import { tableOf } from './tables.ts';

type Described = 'name' | 'description' | 'missing' | 'table' | 'schema' | 'fields' | 'fixed';

/** Everything outside the description: columns, addresses, and checks against the database. */
type Storage = Partial<Pick<Collection, 'addresses' | 'alias' | 'search'>> &
  Omit<Collection, Described | 'addresses' | 'alias' | 'search' | 'references' | 'aliasLists'> & {
    /** The document in a row or an entity, for collections whose entities differ in their fields. */
    readonly variantOf?: (columns: Columns) => string;
  };

type Schema = v.GenericSchema<unknown, Fields>;

/** Whether a rule is met, and the fields that it has read to decide. */
function outcomeOf({ holds }: Rule, fields: Fields) {
  const read = new Set<unknown>();
  const watched = new Proxy(fields, {
    get(target, name) {
      read.add(name);
      return Reflect.get(target, name);
    },
  });
  return { isHeld: holds(watched), read };
}

/** Reports a broken rule at its field, unless a field that it reads is invalid itself. */
const ruled = (rule: Rule) =>
  v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { isHeld, read } = outcomeOf(rule, dataset.value);
    if (isHeld || dataset.issues?.some(({ path }) => read.has(path?.[0].key))) return;
    const { value: input } = dataset;
    const { field: key, fault: message } = rule;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
    });
  });

/** Rules for fields that are present only with certain values of another field. */
function conditions(fields: FieldsOf): Rule[] {
  return Object.entries(fields).flatMap(([name, { when }]) => {
    const other = when && fields[when.field];
    if (!when || other?.kind !== 'choice') return [];
    const named = when.is.map((value) => `«${other.choices[value] ?? value}»`).join(' и\u00a0');
    const holds: Rule['holds'] = (given) =>
      when.is.includes(String(given[when.field])) === (given[name] !== null);
    const fault = `Заполните, если «${other.label}»\u00a0— ${named}, иначе оставьте пустым`;
    return [{ field: name, fault, holds }];
  });
}

const withRules = (schema: Schema, rules: readonly Rule[]) =>
  rules.reduce<Schema>((checked, rule) => v.pipe(checked, ruled(rule)), schema);

function isAliased(table: EntityTable): table is AliasedTable {
  return 'alias' in table;
}

function aliasedTable(name: ContentCollection): AliasedTable {
  const table = tableOf(name);
  if (!isAliased(table)) throw new Error(`${name} has no aliases that others could name`);
  return table;
}

/** Tables that fields of these kinds point to, by field. */
function pointed<T>(
  fields: FieldsOf,
  kinds: readonly Field['kind'][],
  tableOf: (name: ContentCollection) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      kinds.includes(field.kind) && 'to' in field && field.kind !== 'address'
        ? [[name, tableOf(field.to)]]
        : [],
    ),
  );
}

/** Where the pages are; the definition of the collection says so, unless it has none. */
function addressesOf(name: ContentCollection, { addresses }: Storage): Collection['addresses'] {
  if (addresses) return addresses;
  if (descriptions[name].hasNoPage) return withoutPage;
  throw new Error(
    `${name}: say in backend/editor/collections where its pages are, or \`hasNoPage\` in its description`,
  );
}

/**
 * Builds a collection; no storage is needed if the description says everything.
 * @throws Error when a table has no column for the alias, or no addresses are defined.
 */
export function described(name: ContentCollection, storage: Storage = {}): Collection {
  const description = descriptions[name];
  const { fields, variants = {}, rules = [], missing, isFixed, searches } = description;
  const { variantOf, ...stored } = storage;
  const table = tableOf(name);
  const alias = stored.alias ?? columnNamed(table, 'alias');
  if (!alias) throw new Error(`${name}: the description of its table needs \`alias\``);
  const fieldsOf = (columns: Columns | null): FieldsOf =>
    variantOf && columns ? (variants[variantOf(columns)]?.fields ?? {}) : fields;
  const schemas = new Map<FieldsOf, Schema>();
  return {
    ...stored,
    name,
    description,
    missing,
    table,
    alias,
    addresses: addressesOf(name, storage),
    fixed: isFixed === true,
    fields: fieldsOf,
    schema(columns) {
      const own = fieldsOf(columns);
      const schema =
        schemas.get(own) ?? withRules(schemaOfFields(own), [...conditions(own), ...rules]);
      schemas.set(own, schema);
      return schema;
    },
    search: stored.search ?? searches.flatMap((field) => columnNamed(table, field) ?? []),
    ...(description.alias && { aliasField: description.alias }),
    references: pointed(fields, ['reference', 'references'], tableOf),
    aliasLists: pointed(fields, ['aliases'], aliasedTable),
  };
}
