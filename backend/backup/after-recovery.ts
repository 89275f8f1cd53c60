import { HOLD_MESSAGES } from './held-messages.ts';
import { NEXT_REVISION } from './next-revision.ts';
import { QUIETLY, type Tools } from './postgres-tools.ts';

/**
 * Applies the steps of a restore to a server's database that its own tools have recovered to an
 * earlier point in time.
 * @returns the number of messages left to the desk.
 * @throws BackupError
 */
export async function afterRecovery({ run, address }: Tools): Promise<number> {
  const work = [HOLD_MESSAGES, NEXT_REVISION].flatMap((one) => ['--command', one]);
  return Number(await run('psql', [...QUIETLY, '--single-transaction', ...work, address]));
}
