/** Runs once before the files of `npm run test:contract`, two of which then run in parallel. */
import { testDatabaseUrl } from './database.ts';
import { prepareServer } from './postgres.ts';
import { seededDirectory } from './snapshot.ts';

/** Creates the databases that all files copy, so that no two of them create the same one. */
export async function globalSetup(): Promise<void> {
  await seededDirectory();
  if (testDatabaseUrl) await prepareServer(testDatabaseUrl);
}
