import { getTableName } from 'drizzle-orm';
import * as v from 'valibot';
import { foreignKeys } from '../db/foreign-columns.ts';
import { uniqueConstraints } from '../db/unique-columns.ts';
import { Failure } from '../failure.ts';
import { aliasTaken } from './alias-taken.ts';
import { collections } from './collections/index.ts';
import { invalid } from './faults.ts';

const ELSEWHERE = 'Такое уже есть у\u00a0другой записи';

/** The refusal of a duplicate value, at the field with that value. */
function taken(constraint: string): Failure {
  const found = uniqueConstraints.get(constraint);
  const collection = collections.find(
    ({ table, fixed }) => !fixed && getTableName(table) === found?.table,
  );
  if (!found || !collection) return invalid({ body: ELSEWHERE });
  if (found.columns.includes(collection.alias.name)) return aliasTaken(collection);
  // Editors do not choose ids: somebody has just restored the same entity.
  if (found.columns.includes('id')) {
    const told = 'Эту запись только что сохранил кто-то другой. Попробуйте ещё раз';
    return new Failure('edit_conflict', told, { id: 'Уже занят' });
  }
  return invalid(Object.fromEntries(found.columns.map((name) => [name, ELSEWHERE])));
}

/** The field that is stored in a column of a collection's table or of one of its join tables. */
function fieldOf(table: string, column: string): string | undefined {
  for (const collection of collections) {
    if (getTableName(collection.table) === table) return column;
    const link = collection.links?.find(
      (one) => getTableName(one.table) === table && one.target.name === column,
    );
    if (link) return link.field;
  }
  return undefined;
}

/** The refusal of a reference to an entity that was just deleted, at the field with the reference. */
function missing(constraint: string, cause: Error): Failure {
  const found = foreignKeys.get(constraint);
  const fields = found?.columns.flatMap((column) => fieldOf(found.table, column) ?? []) ?? [];
  return fields.length > 0
    ? invalid(
        Object.fromEntries(fields.map((field) => [field, 'Такого уже нет: удалили только что'])),
      )
    : new Failure('in_use', 'Этим пользуется другое', undefined, cause);
}

/** The code and constraint in a database error. */
const reported = v.object({ code: v.string(), constraint: v.nullish(v.string()) });

/**
 * Turns constraint violations that our own checks missed into a `Failure` about the input.
 * @param isDeleting whether the violated reference blocks a deletion.
 */
export function asFailure(error: unknown, isDeleting = false): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !v.is(reported, cause)) return error;
  const { code, constraint } = cause;
  if (code === '23505') return taken(constraint ?? '');
  if (code === '23503') return missing(isDeleting ? '' : (constraint ?? ''), cause);
  if (/^2[23]/.test(code)) {
    return new Failure('invalid', 'Это нельзя сохранить', { body: 'Неверное значение' }, error);
  }
  return error;
}
