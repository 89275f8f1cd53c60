import * as v from 'valibot';
import type { Migration } from '../../../backend/db/migration-files.ts';
import { faultOf } from './rules.ts';
import { statementsIn, type Statement } from './statements.ts';

const made = v.object({ relation: v.object({ relname: v.string() }) });

const madeBy = ({ kind, node }: Statement) =>
  kind === 'CreateStmt' ? [v.parse(made, node).relation.relname] : [];

/**
 * The violations of a migration, one line each.
 * @param earlier tags of the migrations before it.
 */
export async function faultsOf(
  { tag, statements: texts, isNonTransactional, needs }: Migration,
  earlier: readonly string[],
): Promise<string[]> {
  const statements = (await Promise.all(texts.map(statementsIn))).flat();
  const own = new Set(statements.flatMap(madeBy));
  const setting = { own, isNonTransactional, isContractPhase: needs !== null };
  const faults = statements.flatMap((statement) => faultOf(statement, setting) ?? []);
  const unknown = needs !== null && !earlier.includes(needs) ? [`there is no ${needs} before`] : [];
  return [...unknown, ...faults].map((fault) => `${tag}: ${fault}`);
}
