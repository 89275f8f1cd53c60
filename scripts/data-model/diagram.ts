import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../backend/db/schema.ts';
import { LOOSE_REFERENCES, SUBJECTS, type Subject } from './subjects.ts';

type Table = ReturnType<typeof getTableConfig>;

/** The tables of the schema by name. */
export const tables: ReadonlyMap<string, Table> = new Map(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((value) => getTableConfig(value))
    .map((table) => [table.name, table]),
);

function tableOf(name: string): Table {
  const table = tables.get(name);
  if (!table) throw new Error(`The schema has no table "${name}".`);
  return table;
}

/** A type as one word, which is all that mermaid accepts. */
const typeOf = (sqlType: string) =>
  sqlType.replace('timestamp with time zone', 'timestamptz').replaceAll(' ', '_');

/** The foreign keys of a table, each with the name of its column and of the table it points at. */
const foreignKeys = ({ foreignKeys: keys }: Table) =>
  keys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const target = getTableConfig(foreignTable).name;
    return columns.map(({ name, notNull }) => ({ column: name, notNull, target }));
  });

function entity(table: Table): string[] {
  const primary = new Set(
    table.primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)),
  );
  const foreign = new Set(foreignKeys(table).map(({ column }) => column));
  const rows = table.columns.map((column) => {
    const keys = [
      ...(column.primary || primary.has(column.name) ? ['PK'] : []),
      ...(foreign.has(column.name) ? ['FK'] : []),
      ...(column.isUnique ? ['UK'] : []),
    ];
    return `    ${typeOf(column.getSQLType())} ${column.name} ${keys.join(', ')}`.trimEnd();
  });
  return [`  ${table.name} {`, ...rows, '  }'];
}

/** The references of a table as lines between entities; dotted ones have no foreign key. */
function references(table: Table): string[] {
  const solid = foreignKeys(table).map(
    ({ column, notNull, target }) =>
      `  ${target} ${notNull ? '||' : '|o'}--o{ ${table.name} : ${column}`,
  );
  const dotted = LOOSE_REFERENCES.filter(([column]) => column.startsWith(`${table.name}.`)).map(
    ([column, target]) =>
      `  ${tableOf(target).name} |o..o{ ${table.name} : ${column.split('.')[1]}`,
  );
  return [...solid, ...dotted];
}

/** The tables of a subject and what they refer to, as a diagram in mermaid's language. */
export function diagram(subject: Subject): string {
  const own = SUBJECTS[subject].map(tableOf);
  return ['erDiagram', ...own.flatMap(references), ...own.flatMap(entity)].join('\n');
}

const FENCE = /(<!-- tables: (\w+) -->\n\n```mermaid\n)[\s\S]*?(\n```)/g;

const isSubject = (name: string): name is Subject => name in SUBJECTS;

/** The page with every diagram redrawn from the schema. */
export const redrawn = (page: string): string =>
  page.replace(FENCE, (whole, before: string, name: string, after: string) =>
    isSubject(name) ? before + diagram(name) + after : whole,
  );

/** The subjects that the page shows, in its order. */
export const subjectsIn = (page: string): string[] =>
  [...page.matchAll(FENCE)].map(([, , name = '']) => name);
