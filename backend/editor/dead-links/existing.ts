import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  articles,
  categories,
  discounts,
  formerAddresses,
  instructionTypes,
  themes,
} from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { builtWhenUsed, plainTables } from '../../page-addresses/entity-addresses.ts';
import { rowsOf } from '../../search/rows.ts';
import type { PageName, Target } from './pages.ts';

type Name = { readonly kind: string; readonly section: string; readonly alias: string };

const keyOf = ({ kind, section, alias }: Name) => `${kind} ${section} ${alias}`;

/** Whether the page of an entity is built: some have none until another entity refers to them. */
function isBuiltFor(kind: PageName['kind'], id: SQLWrapper): SQL | undefined {
  if (kind !== 'tag' && kind !== 'instructions') return undefined;
  const owner = builtWhenUsed[kind];
  return sql`exists (select from ${owner.table} where ${owner} = ${id})`;
}

/** The entities of a kind with these aliases and a page; themes and discounts are identified by id. */
function entitiesOf(kind: PageName['kind'], aliases: string[]): SQL {
  const named = sql`select ${kind}::text as kind`;
  switch (kind) {
    case 'article':
      return sql`${named}, ${categories.alias} as section, ${articles.alias} as alias from ${articles}
        join ${categories} on ${eq(categories.id, articles.categoryId)}
        where ${inArray(articles.alias, aliases)}`;
    case 'theme':
    case 'discount': {
      const table = kind === 'theme' ? themes : discounts;
      return sql`${named}, '' as section, ${table.id}::text as alias from ${table}
        where ${inArray(table.id, aliases.map(Number))}`;
    }
    default: {
      const table = kind === 'instructions' ? instructionTypes : plainTables[kind];
      return sql`${named}, '' as section, ${table.alias} as alias from ${table}
        where ${and(inArray(table.alias, aliases), isBuiltFor(kind, table.id))}`;
    }
  }
}

/** A redirect may be written with or without a trailing slash. */
const asPaths = ({ page }: Target): Name[] =>
  [page, page.slice(0, -1)].map((alias) => ({ kind: 'path', section: '', alias }));

/** Those of these pages that exist or redirect to an existing one, found with one query. */
export async function existing(db: Database, targets: readonly Target[]): Promise<Set<string>> {
  if (targets.length === 0) return new Set();
  const names = targets.flatMap(({ name }) => name ?? []);
  const aliases = [...names, ...targets.flatMap(asPaths)].map(({ alias }) => alias);
  const { kind, section, alias } = formerAddresses;
  const queries = [
    sql`select ${kind} as kind, ${section} as section, ${alias} as alias from ${formerAddresses}
      where ${inArray(alias, aliases)}`,
    ...[...Map.groupBy(names, (name) => name.kind)].map(([of, own]) =>
      entitiesOf(
        of,
        own.map((one) => one.alias),
      ),
    ),
  ];
  const found = await rowsOf<Name>(db, sql.join(queries, sql` union all `));
  const keys = new Set(found.map(keyOf));
  const there = targets.filter((target) =>
    [...(target.name ? [target.name] : []), ...asPaths(target)].some((one) => keys.has(keyOf(one))),
  );
  return new Set(there.map(({ page }) => page));
}
