/** Runs once before the files of `npm run test:contract`, all of which then run in that process. */
import { testDatabaseUrl } from './database.ts';
import { prepareServer } from './postgres.ts';
import { seededDirectory } from './snapshot.ts';

/** Creates the databases that all files copy: the first test does not wait for them. */
export async function globalSetup(): Promise<void> {
  await seededDirectory();
  if (testDatabaseUrl) await prepareServer(testDatabaseUrl);
}
