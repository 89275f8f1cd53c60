import { and, desc, eq, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { profileChanges } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import type { Member } from '../members/held.ts';

/** A phone or an address that a member had, and until when. */
type Former = { readonly way: 'phone' | 'email'; readonly value: string; readonly until: Date };

/**
 * By what a member's data is found. Only what he has confirmed: an address that still waits for its
 * letter may be somebody else's, and so would be what is found by it. What he had before counts up to
 * the moment he gave it up: then it may have become another's.
 */
export type Person = Pick<Member, 'id' | 'phone' | 'email'> & {
  readonly former: readonly Former[];
};

/** Columns of a table that lead to a person. */
export type Ways = {
  readonly id?: PgColumn;
  readonly phone?: SQLWrapper;
  readonly email?: SQLWrapper;
  /** When a row came to be; without it nobody is found by what he had before. */
  readonly at?: PgColumn;
};

/** Where the history of a profile has what was given up. */
const KEPT_AS = { phone: 'phone', email: 'former_email' } as const;

/** An address that a member gives up, as the history keeps it; nothing where he had none. */
export const formerAddress = (email: string | null): Record<string, string> =>
  email === null ? {} : { [KEPT_AS.email]: email };

/** A member with all that his data may lie under. */
export async function personOf(
  db: Database,
  { id, phone, email }: Pick<Member, 'id' | 'phone' | 'email'>,
): Promise<Person> {
  const changes = await db
    .select()
    .from(profileChanges)
    .where(eq(profileChanges.userId, id))
    .orderBy(desc(profileChanges.id));
  const former = changes.flatMap(({ fields, changedAt: until }) =>
    (['phone', 'email'] as const).flatMap((way) => {
      const value = fields[KEPT_AS[way]];
      return typeof value === 'string' ? [{ way, value, until }] : [];
    }),
  );
  return { id, phone, email, former };
}

const is = (column: SQLWrapper, value: string): SQL => sql`${column} = ${value}`;

/** Rows that one of the columns leads to; none where the person has nothing of that kind. */
export function rowsOf(ways: Ways, { id, phone, email, former }: Person): SQL {
  const { at } = ways;
  const before = former.map(({ way, value, until }) => {
    const column = ways[way];
    return column && at ? and(is(column, value), lte(at, until)) : undefined;
  });
  const found = or(
    ways.id && eq(ways.id, id),
    ways.phone && phone !== null ? is(ways.phone, phone) : undefined,
    ways.email && email !== null ? is(ways.email, email) : undefined,
    ...before,
  );
  return found ?? sql`false`;
}
