import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Member } from '../members/held.ts';

/**
 * By what a member's data is found. Only what he has confirmed: an address that still waits for its
 * letter may be somebody else's, and so would be what is found by it.
 */
export type Person = Pick<Member, 'id' | 'phone' | 'email'>;

/** Columns of a table that lead to a person. */
export type Ways = {
  readonly id?: PgColumn;
  readonly phone?: PgColumn;
  readonly email?: PgColumn;
};

/** Rows that one of the columns leads to; none where the person has nothing of that kind. */
export function rowsOf(ways: Ways, { id, phone, email }: Person): SQL {
  const found = or(
    ways.id && eq(ways.id, id),
    ways.phone && phone !== null ? eq(ways.phone, phone) : undefined,
    ways.email && email !== null ? eq(ways.email, email) : undefined,
  );
  return found ?? sql`false`;
}
