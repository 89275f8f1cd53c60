import type { AnyCall } from '../contract/call.ts';
import type { Replica } from './db/replica.ts';
import { Failure } from './failure.ts';
import type { Context, Handler } from './handler.ts';

/** Whether a read may go to a replica: what a member has just done he must see. */
const mayGo = ({ mayLag }: AnyCall, { caller }: Context) =>
  mayLag === true && caller.userId === null;

/**
 * The result of a call from a replica.
 * @returns null when it must, or had better, be read from the database itself.
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
