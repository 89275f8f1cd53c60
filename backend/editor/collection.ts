import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { EditedEntity } from '../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../contract/schemas/hook.ts';
import type { Database } from '../db/database.ts';

/** Fields of an entity as editors read and write them. */
export type Fields = Record<string, unknown>;

/** Values of a row by the names of the database. */
export type Columns = Record<string, unknown>;

export type EntityTable = PgTable & {
  readonly id: AnyPgColumn<{ data: number; notNull: true }>;
  readonly revision: AnyPgColumn<{ data: number; notNull: true }>;
  readonly updatedAt: AnyPgColumn<{ data: Date; notNull: true }>;
};

/** Ids of other entities that are kept in a table of pairs, in their order. */
export type Links = {
  /** The field that lists them. */
  readonly field: string;
  readonly table: PgTable;
  readonly owner: AnyPgColumn;
  readonly target: AnyPgColumn;
  /** Of the pair; absent where the order means nothing. */
  readonly position?: AnyPgColumn;
};

/** What refers to an entity from another collection, which is not to lose it. */
export type Use = {
  readonly collection: ContentCollection;
  /** The column that holds the id of what is used. */
  readonly column: AnyPgColumn;
  /** The id of who uses it, in the same table. */
  readonly owner: AnyPgColumn;
  /** «здесь ещё есть статьи». */
  readonly what: string;
};

/** One kind of content: where it lies and what an editor may write. The engine does the rest. */
export type Collection = {
  readonly name: ContentCollection;
  /** «Статья не найдена». */
  readonly missing: string;
  readonly table: EntityTable;
  /** The column that names an entity in addresses. */
  readonly alias: AnyPgColumn;
  /** What an editor writes, strictly: only what passes is stored. */
  readonly schema: (columns: Columns | null) => v.GenericSchema<unknown, Fields>;
  /** Rows of the table that belong to the collection; absent: all of them. */
  readonly where?: SQL;
  /** Columns that a search looks through. */
  readonly search: readonly AnyPgColumn[];
  /** Whether one can be made and deleted, or only replaced. */
  readonly fixed?: boolean;
  readonly links?: readonly Links[];
  /** Fields that name another table's row. */
  readonly references?: Readonly<Record<string, EntityTable>>;
  /** Fields that list others by alias. Those that are gone stay there, and are shown nowhere. */
  readonly aliasLists?: Readonly<Record<string, AliasedTable>>;
  /** What must be gone before one of these may go. */
  readonly usedBy?: readonly Use[];
  /** Rich texts point to these by their alias: none of those goes or is called otherwise. */
  readonly isCited?: boolean;
  /** Where the entities' pages stand, by id; those without one are left out. */
  readonly addresses: (
    db: Database,
    ids: readonly number[],
    rows: readonly Columns[],
  ) => Promise<Map<number, string>>;
  /** The field that says where the address leads. */
  readonly addressField?: string;
  /** The field that the alias is written in; absent: `alias`. */
  readonly aliasField?: string;
  /** Columns that tell two entities apart; absent: the alias alone. */
  readonly unique?: readonly AnyPgColumn[];
  /** What else is wrong with what an editor wrote, by field. */
  readonly faults?: (
    db: Database,
    fields: Fields,
    before: EditedEntity | undefined,
  ) => Promise<Record<string, string>>;
  /** Why an entity cannot go, whoever refers to it; null where nothing holds it. */
  readonly heldBy?: (fields: Fields) => string | null;
  /** Absent: fields are columns. */
  readonly toColumns?: (fields: Fields, db: Database) => Columns | Promise<Columns>;
  readonly toFields?: (columns: Columns) => Fields;
  /** What else speaks of an entity by its alias. */
  readonly renamed?: (db: Database, from: string, to: string) => Promise<void>;
};

export type AliasedTable = EntityTable & { readonly alias: AnyPgColumn };

/**
 * What a definition has of a table whose entities are told apart by their alias.
 * @param address of the page of an alias; absent: they have no pages.
 */
export const namedByAlias = (table: AliasedTable, address?: (alias: string) => string) => ({
  table,
  alias: table.alias,
  addresses: addressedBy((row) => address?.(String(row['alias'])) ?? null),
});

/** Addresses that follow from the row alone. */
export const addressedBy =
  (address: (row: Columns) => string | null): Collection['addresses'] =>
  async (_db, _ids, rows) =>
    new Map(
      rows.flatMap((row): [number, string][] => {
        const url = address(row);
        return url === null ? [] : [[Number(row['id']), url]];
      }),
    );
