import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Description } from '../../contract/collections/description.ts';
import type { Fields as FieldsOf } from '../../contract/collections/field.ts';
import type { EditedEntity } from '../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../contract/schemas/hook.ts';
import type { SearchKind } from '../../contract/schemas/search.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../search/rows.ts';

/** Fields of an entity as editors read and write them. */
export type Fields = Record<string, unknown>;

/** Values of a row by column name. */
export type Columns = Record<string, unknown>;

export type EntityTable = PgTable & {
  readonly id: AnyPgColumn<{ data: number; notNull: true }>;
  readonly revision: AnyPgColumn<{ data: number; notNull: true }>;
  readonly updatedAt: AnyPgColumn<{ data: Date; notNull: true }>;
};

/** Ordered ids of other entities, stored in a join table. */
export type Links = {
  /** The field that lists them. */
  readonly field: string;
  readonly table: PgTable;
  readonly owner: AnyPgColumn;
  readonly target: AnyPgColumn;
  /** Position column of the join table; absent when the order has no meaning. */
  readonly position?: AnyPgColumn;
};

/** Where a number that belongs to an entity is stored: in one row of another table. */
export type Belonging = {
  readonly table: PgTable;
  readonly owner: AnyPgColumn<{ data: number }>;
  readonly number: AnyPgColumn<{ data: number }>;
};

/** Why an entity cannot be deleted: the end of «Удалить нельзя: …», and the entities that need it. */
export type Held = { readonly words: string; readonly by?: Readonly<Record<string, string>> };

/**
 * One kind of content: where it is stored and what an editor may write. The engine does the rest.
 */
export type Collection = {
  readonly name: ContentCollection;
  readonly description: Description;
  /** «Статья не найдена». */
  readonly missing: string;
  /** The fields of a row or an entity; null for a new one. */
  readonly fields: (columns: Columns | null) => FieldsOf;
  readonly table: EntityTable;
  /** The column with the alias used in addresses. */
  readonly alias: AnyPgColumn;
  /** The strict schema of an editor's input: only what passes is stored. */
  readonly schema: (columns: Columns | null) => v.GenericSchema<unknown, Fields>;
  /** Rows of the table that belong to the collection; defaults to all. */
  readonly where?: SQL;
  /** Columns that are searched. */
  readonly search: readonly AnyPgColumn[];
  /** The kind of these entities in the visitors' search, whose index contains their words. */
  readonly searchKind?: SearchKind;
  /** Whether entities can only be replaced, not created or deleted. */
  readonly fixed?: boolean;
  readonly links?: readonly Links[];
  /** Fields that reference a row of another table. */
  readonly references?: Readonly<Record<string, EntityTable>>;
  /**
   * Fields that list other entities by alias. Aliases of deleted ones stay in the field but are not
   * shown.
   */
  readonly aliasLists?: Readonly<Record<string, AliasedTable>>;
  /** The storage of the description's belongings, by name. */
  readonly belongings?: Readonly<Record<string, Belonging>>;
  /** The section whose alias is in the entity's address, as a subquery. */
  readonly section?: SQL;
  /**
   * Page addresses by id; entities without a page are omitted. Rows read with their `section` already
   * include it.
   */
  readonly addresses: (
    db: Database,
    ids: readonly number[],
    rows: readonly Columns[],
  ) => Promise<Map<number, string>>;
  /** The referring column, with their ids, of entities that are on the site only while referred to. */
  readonly usedIn?: AnyPgColumn;
  /** The field with the target of the address. */
  readonly addressField?: string;
  /** The field with the alias; defaults to `alias`. */
  readonly aliasField?: string;
  /** Columns that must be unique together; defaults to the alias alone. */
  readonly unique?: readonly AnyPgColumn[];
  /**
   * Whether input is checked against other entities in ways that neither a constraint nor `faults`
   * repeats, so that the check needs the content lock.
   */
  readonly isCheckedAlone?: boolean;
  /** Further faults of an editor's input, by field. */
  readonly faults?: (
    db: Database,
    fields: Fields,
    before: EditedEntity | undefined,
  ) => Promise<Record<string, string>>;
  /** Why an entity cannot be deleted, apart from references; null when it can. */
  readonly heldBy?: (entity: EditedEntity, db: Database) => Promise<Held | null>;
  /** Called in the transaction of a save, after the row is written. */
  readonly saved?: (
    db: Database,
    before: EditedEntity | undefined,
    after: EditedEntity,
    now: Date,
  ) => Promise<void>;
  /** When absent, fields are columns. */
  readonly toColumns?: (fields: Fields, db: Database) => Columns | Promise<Columns>;
  readonly toFields?: (columns: Columns) => Fields;
  /** Updates other content that mentions an entity by its alias. */
  readonly renamed?: (db: Database, from: string, to: string) => Promise<void>;
};

export type AliasedTable = EntityTable & { readonly alias: AnyPgColumn };

/** Addresses that depend on the row alone. */
export const addressedBy =
  (address: (row: Columns) => string | null): Collection['addresses'] =>
  async (_db, _ids, rows) =>
    new Map(
      rows.flatMap((row): [number, string][] => {
        const url = address(row);
        return url === null ? [] : [[Number(row['id']), url]];
      }),
    );

/** Addresses derived from the alias. */
export const addressedByAlias = (address: (alias: string) => string) =>
  addressedBy((row) => address(String(row['alias'])));

/** Whether something refers to an entity in the column. */
export const isUsedIn = (owner: AnyPgColumn, id: SQL): SQL =>
  sql`exists (select from ${owner.table} where ${owner} = ${id})`;

/**
 * Addresses derived from the alias, for entities whose page is built only when something refers to
 * them.
 * @param owner the referring column, with their id.
 */
export const addressedWhenUsed = (
  address: (alias: string) => string,
  owner: AnyPgColumn,
): Pick<Collection, 'addresses' | 'usedIn'> => ({
  usedIn: owner,
  async addresses(db, ids, rows) {
    // One `exists` per entity: there may be thousands of referring rows.
    const used = await rowsOf<{ id: number }>(
      db,
      sql`select wanted.id from unnest(${sql.param(`{${ids.join()}}`)}::integer[]) as wanted (id)
        where ${isUsedIn(owner, sql`wanted.id`)}`,
    );
    const known = new Set(used.map(({ id }) => Number(id)));
    const shown = rows.filter((row) => known.has(Number(row['id'])));
    return await addressedByAlias(address)(db, ids, shown);
  },
});

/** Entities without a page of their own. */
export const withoutPage: Collection['addresses'] = addressedBy(() => null);
