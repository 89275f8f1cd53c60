/** A migration as parsed by PostgreSQL's own parser. */
import { parse } from 'libpg-query';
import * as v from 'valibot';

/** One statement of a migration. */
export type Statement = {
  /** The kind of its node: `AlterTableStmt`. */
  readonly kind: string;
  readonly node: Readonly<Record<string, unknown>>;
  /** The reason for an exception from the rules: `-- meant: the table has ten rows`. */
  readonly exemption: string | null;
};

const node = v.record(v.string(), v.unknown());
const parsed = v.object({
  stmts: v.optional(
    v.array(
      v.object({
        stmt: v.record(v.string(), node),
        stmt_location: v.optional(v.number(), 0),
        stmt_len: v.optional(v.number()),
      }),
    ),
    [],
  ),
});

const EXEMPTION = /^\s*-- meant: (\S.*)$/m;

/** @throws Error for SQL that PostgreSQL cannot parse. */
export async function statementsIn(sql: string): Promise<Statement[]> {
  const bytes = Buffer.from(sql);
  const { stmts } = v.parse(parsed, await parse(sql));
  let end = 0;
  return stmts.flatMap(({ stmt, stmt_location: from, stmt_len: length = 0 }) => {
    // The parser drops comments before a statement.
    const before = bytes.subarray(end, from).toString();
    end = from + length;
    const exemption = EXEMPTION.exec(before)?.[1] ?? null;
    return Object.entries(stmt).map(([kind, inside]) => ({ kind, node: inside, exemption }));
  });
}
