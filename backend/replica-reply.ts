import type { AnyCall } from '../contract/call.ts';
import type { Replica } from './db/replica.ts';
import { Failure } from './failure.ts';
import type { Context, Handler } from './handler.ts';

/** Whether a read may go to a replica: members must see their own latest changes. */
const mayGo = ({ mayLag }: AnyCall, { caller }: Context) =>
  mayLag === true && caller.userId === null;

/**
 * Runs a call on a replica.
 * @returns null when the call must be read from the primary, or the replica fails.
 * @throws Failure as the handler does.
 */
export async function fromReplica(
  replica: Replica | undefined,
  { call, run }: Handler,
  params: unknown,
  context: Context,
): Promise<{ readonly result: unknown } | null> {
  const db = mayGo(call, context) ? replica?.fresh() : null;
  if (!replica || !db) return null;
  try {
    return { result: await run(params, { ...context, db, isReplica: true }) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    replica.failed();
    return null;
  }
}
