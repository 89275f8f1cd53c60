/** Visitors' responses when something around the backend is broken; a request must never hang. */
import { rmSync } from 'node:fs';
import { openCrowd } from './open-crowd.ts';
import { makeDirectory } from './instances.ts';
import { clocksThatJump } from './trouble/clocks.ts';
import { fullDisks } from './trouble/full-disks.ts';
import { fullPool } from './trouble/full-pool.ts';
import type { Trouble } from './trouble/scene.ts';
import { slowClients } from './trouble/slow-clients.ts';
import { slowDatabase } from './trouble/slow-database.ts';
import type { Visited } from './trouble/visited.ts';

const TROUBLES: Readonly<Record<string, Trouble>> = {
  clients: slowClients,
  database: slowDatabase,
  pool: fullPool,
  disk: fullDisks,
  clock: clocksThatJump,
};

/**
 * Causes failures of all kinds, or of one, and prints the results. A request without a response within its
 * deadline is a defect and makes the exit code nonzero.
 */
export async function makeTrouble(database: string, only?: string): Promise<void> {
  const { crowd, close } = await openCrowd(database, { members: 500, articles: 2000 });
  const table: Record<string, Visited> = {};
  try {
    for (const [name, trouble] of Object.entries(TROUBLES)) {
      if (only !== undefined && only !== name) continue;
      const directory = makeDirectory();
      try {
        Object.assign(table, await trouble({ database, crowd, directory }));
      } finally {
        rmSync(directory, { recursive: true });
      }
    }
  } finally {
    await close();
  }
  console.table(table);
  const hanging = Object.values(table).reduce((sum, row) => sum + row.hanging, 0);
  if (hanging > 0) {
    console.error(`${hanging} requests were not answered within their deadline.`);
    process.exitCode = 1;
  }
}
