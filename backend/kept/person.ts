import { and, desc, eq, gt, lte, max, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { profileChanges } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import type { Member } from '../members/held.ts';

type Way = 'phone' | 'email';

/** A phone or email a member had, and until when. */
type Former = { readonly way: Way; readonly value: string; readonly until: Date };

/**
 * The identifiers by which a member's data is found. Only confirmed ones count: an unconfirmed
 * email, and the data found by it, may belong to someone else. Former identifiers count up to the
 * moment the member gave them up, because another member may have them now. Current ones count from
 * the moment another member gave them up.
 */
export type Person = Pick<Member, 'id' | 'phone' | 'email'> & {
  readonly former: readonly Former[];
  /** When another member gave up the phone or email; null when none had it. */
  readonly since: Readonly<Record<Way, Date | null>>;
};

/** Columns of a table that identify a person. */
export type Ways = {
  readonly id?: PgColumn;
  readonly phone?: SQLWrapper;
  readonly email?: SQLWrapper;
  /** When a row was created; without it, former identifiers do not match. */
  readonly at?: PgColumn;
};

const ways = ['phone', 'email'] as const;

/** The fields of the profile history that record former identifiers. */
const KEPT_AS = { phone: 'phone', email: 'former_email' } as const;

/** The history record of an email a member gives up; empty when there was none. */
export const formerAddress = (email: string | null): Record<string, string> =>
  email === null ? {} : { [KEPT_AS.email]: email };

/** When another member last gave up this phone or email. */
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

/** A member with all identifiers their data may be stored under. */
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

/** Rows that match one of the columns; none when the person has no such identifier. */
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
