import { and, desc, eq, gt, lte, max, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { profileChanges } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import type { Member } from '../members/held.ts';

type Way = 'phone' | 'email';

/** A phone or an address that a member had, and until when. */
type Former = { readonly way: Way; readonly value: string; readonly until: Date };

/**
 * By what a member's data is found. Only what he has confirmed: an address that still waits for its
 * letter may be somebody else's, and so would be what is found by it. What he had before counts up to
 * the moment he gave it up: then it may have become another's. What he has now counts from the moment
 * that another gave it up.
 */
export type Person = Pick<Member, 'id' | 'phone' | 'email'> & {
  readonly former: readonly Former[];
  /** When another member gave up the phone or address; null where none has had it. */
  readonly since: Readonly<Record<Way, Date | null>>;
};

/** Columns of a table that lead to a person. */
export type Ways = {
  readonly id?: PgColumn;
  readonly phone?: SQLWrapper;
  readonly email?: SQLWrapper;
  /** When a row came to be; without it nobody is found by what he had before. */
  readonly at?: PgColumn;
};

const ways = ['phone', 'email'] as const;

/** Where the history of a profile has what was given up. */
const KEPT_AS = { phone: 'phone', email: 'former_email' } as const;

/** An address that a member gives up, as the history keeps it; nothing where he had none. */
export const formerAddress = (email: string | null): Record<string, string> =>
  email === null ? {} : { [KEPT_AS.email]: email };

/** When another member last gave up this phone or address. */
async function leftByAnother(
  db: Database,
  id: number,
  way: Way,
  value: string | null,
): Promise<Date | null> {
  if (value === null) return null;
  const given = sql`${profileChanges.fields} ->> ${KEPT_AS[way]} = ${value}`;
  const [row] = await db
    .select({ last: max(profileChanges.changedAt) })
    .from(profileChanges)
    .where(and(ne(profileChanges.userId, id), given));
  return row?.last ?? null;
}

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
    ways.flatMap((way) => {
      const value = fields[KEPT_AS[way]];
      return typeof value === 'string' ? [{ way, value, until }] : [];
    }),
  );
  const since = {
    phone: await leftByAnother(db, id, 'phone', phone),
    email: await leftByAnother(db, id, 'email', email),
  };
  return { id, phone, email, former, since };
}

const is = (column: SQLWrapper, value: string): SQL => sql`${column} = ${value}`;

/** Rows that one of the columns leads to; none where the person has nothing of that kind. */
export function rowsOf(columns: Ways, { id, phone, email, former, since }: Person): SQL {
  const { at } = columns;
  const before = former.map(({ way, value, until }) => {
    const column = columns[way];
    return column && at ? and(is(column, value), lte(at, until)) : undefined;
  });
  const now = { phone, email };
  const held = ways.map((way) => {
    const column = columns[way];
    const value = now[way];
    if (!column || value === null) return undefined;
    const from = since[way];
    return and(is(column, value), at && from ? gt(at, from) : undefined);
  });
  const found = or(columns.id && eq(columns.id, id), ...held, ...before);
  return found ?? sql`false`;
}
