/** Replaces the present embedded database with a restored one. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const OLD = 'database.replaced';
const NEW = 'database.restored';

/**
 * Completes or rolls back an interrupted restore. Call it with the database's lock held, before
 * anything is opened: without its directory, a start would create a new, empty database.
 */
export function settleRestore(dataDir: string): void {
  const [present, old, restored] = ['database', OLD, NEW].map((name) => join(dataDir, name));
  if (!present || !old || !restored) return;
  // The old directory is already moved away: the restored one was complete by then.
  if (!existsSync(present) && existsSync(restored)) renameSync(restored, present);
  else rmSync(restored, { recursive: true, force: true });
  if (existsSync(present)) rmSync(old, { recursive: true, force: true });
}

/**
 * Makes a restored database the present one, as a whole or not at all. Call it with the database's
 * lock held.
 * @param restored its directory, on the same disk.
 */
export function switchDatabase(dataDir: string, restored: string): void {
  settleRestore(dataDir);
  const present = join(dataDir, 'database');
  renameSync(restored, join(dataDir, NEW));
  if (existsSync(present)) renameSync(present, join(dataDir, OLD));
  settleRestore(dataDir);
}
