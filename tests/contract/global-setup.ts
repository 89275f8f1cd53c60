/** Runs once before the files of `npm run test:contract`, two of which then run at a time. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabaseUrl } from './database.ts';
import { prepareServer } from './postgres.ts';
import { snapshot } from './snapshot.ts';

/** Makes the databases that all files copy, so that no two of them make the same one. */
export async function globalSetup(): Promise<void> {
  // Each file is a process of its own: what one has compiled the others, and their children, load.
  process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'yasno-test-compiled');
  await snapshot();
  if (testDatabaseUrl) await prepareServer(testDatabaseUrl);
}
