/**
 * `npm run restore -- --from <file> [--replace]` replaces the present data with a backup.
 * `--recovered` is for a PostgreSQL that its own tools have recovered to an earlier point in time.
 * Stop everything that uses the data first.
 */
import { readProcessEnvironment } from '../../src/config/process-environment.ts';
import { commandLine } from '../../system/command-line.ts';
import { StopError } from '../../system/stop-error.ts';
import { afterRecovery } from './after-recovery.ts';
import { restore } from './restore.ts';
import { toolsOf } from './postgres-tools.ts';
import { told } from './told.ts';

const HELD = 'Letters and SMS that waited then are not sent: support decides (Письма и SMS).';

const USAGE = 'npm run restore -- --from <file> [--replace], or --recovered';

async function main(): Promise<void> {
  const { values } = commandLine({
    options: {
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
      recovered: { type: 'boolean', default: false },
    },
  });
  if (values.recovered) {
    const environment = readProcessEnvironment('backup', process.env, ['DATABASE_URL']);
    const { DATABASE_URL: url, POSTGRES_BIN: programs } = environment;
    const last = await afterRecovery(toolsOf(url, programs));
    console.log(`The next change gets a number after ${last}. ${HELD} Start the site.`);
    return;
  }
  if (!values.from) throw new StopError(`usage: ${USAGE}`);
  const environment = readProcessEnvironment('backup', process.env);
  const { from, replace: mayReplace } = values;
  const { header, needsMigrating } = await restore({ environment, from, mayReplace });
  const first = needsMigrating ? 'npm run migrate, then ' : '';
  console.log(
    `Restored what was backed up at ${header.made_at}; ${first}start the site, it catches up by itself.`,
  );
  console.log(HELD);
}

main().catch((error: unknown) => {
  console.error(told(error));
  process.exitCode = 1;
});
