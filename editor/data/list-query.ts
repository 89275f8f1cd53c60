/** The query of a list: the fields it shows, and the titles of the entities they refer to. */
import { fieldName, referenceName } from '../../contract/collections/graph-names.ts';
import type { Field } from '../../contract/collections/field.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { described } from './descriptions.ts';

/** Fields that the list of any collection reads. */
const COMMON = 'id alias url revision updated_at live { revision } held { reason } draft { id }';

function selection(name: string, field: Field): string {
  switch (field.kind) {
    case 'picture':
      return `${name} { src alt }`;
    case 'reference':
      return `${name} ${referenceName(name)} { id ${described(field.to).title} }`;
    case 'references':
    case 'aliases':
      return `${name} { id ${described(field.to).title} }`;
    case 'group':
    case 'list':
      return '';
    default:
      return name;
  }
}

/** The parameters of a list, with filters as in the query of the call `editor.list`. */
export type ListParams = {
  readonly page: number;
  readonly count: number;
  readonly sort?: string;
  readonly filters: Readonly<Record<string, string>>;
};

const isName = (name: string) => /^\w+$/.test(name);

/** @param only fields to read instead of those that the list shows. */
export function listQuery(
  collection: CollectionDescription,
  { filters, ...params }: ListParams,
  only?: readonly string[],
): { readonly query: string; readonly variables: Readonly<Record<string, unknown>> } {
  const { name, fields, shows, title } = collection;
  const wanted = new Set([title, ...(only ?? shows)]);
  const own = [...wanted].flatMap((one) => (fields[one] ? selection(one, fields[one]) : []));
  const given = Object.entries({ sort: params.sort, ...filters }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && isName(entry[0]),
  );
  const declared = given.map(([one]) => `$${one}: String`);
  const passed = given.map(([one]) => `${one}: $${one}`);
  const query = `query (${['$page: Int!', '$count: Int!', ...declared].join(', ')}) {
    list: ${fieldName(name)}(${['page: $page', 'count: $count', ...passed].join(', ')}) {
      total
      items { ${COMMON} ${own.join(' ')} }
    }
  }`;
  const { page, count } = params;
  return { query, variables: { page, count, ...Object.fromEntries(given) } };
}
