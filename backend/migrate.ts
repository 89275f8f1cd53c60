/** `npm run migrate` migrates a PostgreSQL to this version. Several hosts may run it at once. */
import { EnvironmentError } from '../src/config/environment.ts';
import { readProcessEnvironment } from '../src/config/process-environment.ts';
import { commandLine } from '../system/command-line.ts';
import { runProgram, type Program } from '../system/program.ts';
import { migrateServer } from './db/open-server.ts';
import { migrationsFolder } from './db/open.ts';
import { reachServer } from './db/reach-server.ts';
import { placeOf } from './db/server-address.ts';

async function migrate({ end }: Program): Promise<void> {
  commandLine({});
  const {
    DATABASE_URL: url,
    DATABASE_TIMEOUT: patience,
    DATABASE_WAIT: wait,
  } = readProcessEnvironment('migrate', process.env);
  const log = console.error;
  await reachServer(url, { setting: 'DATABASE_URL', patience, wait, log });
  const done = await migrateServer(url, { migrationsFolder, patience, log });
  for (const tag of done) console.log(`Migrated: ${tag}`);
  console.log(`The database at ${placeOf(url)} is of this version.`);
  end();
}

runProgram(migrate, { expects: [EnvironmentError] });
