/** Runs once before the files of `npm run test:contract`, two of which then run at a time. */
import { testDatabaseUrl } from './database.ts';
import { prepareServer } from './postgres.ts';
import { seededDirectory } from './snapshot.ts';

/** Makes the databases that all files copy, so that no two of them make the same one. */
export async function globalSetup(): Promise<void> {
  await seededDirectory();
  if (testDatabaseUrl) await prepareServer(testDatabaseUrl);
}
