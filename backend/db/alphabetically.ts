import { asc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * What texts are sorted by: as in a Russian dictionary on every engine, whatever its own order. «ё» sorts as «е»,
 * and case does not matter. An index that a list follows is on this key.
 */
export const dictionaryKey = (text: AnyPgColumn): SQL =>
  sql`translate(lower(${text}), 'ё', 'е') collate "C"`;

/** Entities by their titles; those with the same title are in the order of their ids. */
export const alphabetically = (table: {
  readonly title: AnyPgColumn;
  readonly id: AnyPgColumn;
}): SQL[] => [dictionaryKey(table.title), asc(table.id)];
