import type { Environment } from '../src/config/environment.ts';
import { log } from '../system/log.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import type { Replica } from './db/replica.ts';
import { assertCertificates } from './db/server-address.ts';

/** Whether a start migrates the database: in production, a separate command does. */
const migratesAtStart = ({ MIGRATIONS, MODE }: Environment) =>
  (MIGRATIONS ?? (MODE === 'production' ? 'command' : 'start')) === 'start';

/** Opens the database from the settings. @throws StopError when that fails. */
export async function databaseOf(environment: Environment): Promise<OpenDatabase> {
  const { DATABASE_REPLICA_URL: replica } = environment;
  // A replica that does not answer is no reason to stop, a wrong setting is.
  if (replica) assertCertificates(replica, 'DATABASE_REPLICA_URL');
  return openDatabase({
    url: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
    server: {
      patience: environment.DATABASE_TIMEOUT,
      wait: environment.DATABASE_WAIT,
      connections: environment.DATABASE_POOL,
      migrations: migratesAtStart(environment) ? 'apply' : 'check',
    },
  });
}

/** Watches the replica from the settings; undefined without one. Loads the driver only here. */
export async function replicaOf(
  environment: Environment,
  primary: Database,
): Promise<Replica | undefined> {
  const { DATABASE_URL, DATABASE_REPLICA_URL: url } = environment;
  if (!DATABASE_URL || !url) return undefined;
  const { openReplica } = await import('./db/replica.ts');
  return openReplica(url, primary, {
    most: environment.DATABASE_REPLICA_LAG,
    patience: environment.DATABASE_TIMEOUT,
    connections: environment.DATABASE_POOL,
    log: log.warn,
  });
}
