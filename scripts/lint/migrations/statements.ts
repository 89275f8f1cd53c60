/** A migration as PostgreSQL's own parser reads it. */
import { parse } from 'libpg-query';
import * as v from 'valibot';

/** One statement of a migration. */
export type Statement = {
  /** Of its node: `AlterTableStmt`. */
  readonly kind: string;
  readonly node: Readonly<Record<string, unknown>>;
  /** Why somebody does what is otherwise refused: `-- meant: the table has ten rows`. */
  readonly meant: string | null;
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

const MEANT = /^\s*-- meant: (\S.*)$/m;

/** @throws Error for what PostgreSQL does not understand. */
export async function statementsIn(sql: string): Promise<Statement[]> {
  const bytes = Buffer.from(sql);
  const { stmts } = v.parse(parsed, await parse(sql));
  let end = 0;
  return stmts.flatMap(({ stmt, stmt_location: from, stmt_len: length = 0 }) => {
    // The parser leaves out what stands before a statement.
    const before = bytes.subarray(end, from).toString();
    end = from + length;
    const meant = MEANT.exec(before)?.[1] ?? null;
    return Object.entries(stmt).map(([kind, inside]) => ({ kind, node: inside, meant }));
  });
}
