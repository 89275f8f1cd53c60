/**
 * `npm run seed [-- --replace] [--articles 10000] [--shops 5000]` fills the database with demo content.
 * Existing content is lost, which requires `--replace`. In production it only writes into an empty
 * database, with `--first-content`: a company's first content.
 */
import {
  EnvironmentError,
  readEnvironment,
  takeOperatorsMode,
} from '../../src/config/environment.ts';
import { commandLine } from '../../system/command-line.ts';
import { StopError } from '../../system/stop-error.ts';
import { databaseOf } from '../database-of.ts';
import { openCheckedMedia } from '../media-store/open-media.ts';
import { MediaStoreError } from '../media-store/store.ts';
import { isEmpty, isUntouched } from './is-empty.ts';
import { seed } from './load.ts';

/** A whole number within bounds, or undefined when the option is absent. */
function amount(option: string, given: string | undefined, min: number, max: number) {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new StopError(`--${option}: must be a whole number from ${min} to ${max}`);
}

async function main(): Promise<void> {
  const { values } = commandLine({
    options: {
      articles: { type: 'string' },
      shops: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'first-content': { type: 'boolean', default: false },
    },
  });
  const articles = amount('articles', values.articles, 24, 100_000);
  // Fewer would leave cities without a shop, more would repeat telephone numbers.
  const shops = amount('shops', values.shops, 200, 10_000);
  takeOperatorsMode(process.env);
  const isFirst = values['first-content'];
  const environment = readEnvironment(process.env, isFirst ? ['DATABASE_URL'] : []);
  if (environment.MODE === 'production' && !isFirst) {
    const instead = '--first-content gives an empty database what a company begins with';
    throw new EnvironmentError([`MODE: demo content is never written in production; ${instead}`]);
  }
  const media = await openCheckedMedia(environment, console.warn);
  const database = await databaseOf(environment);
  const { db, place } = database;
  try {
    const done = await database.alone(async () => {
      const mayWrite = isFirst ? await isUntouched(db) : values.replace || (await isEmpty(db));
      if (!mayWrite) {
        const what = `the database ${place} has content, all of which would be lost`;
        const option = isFirst ? '--first-content: is too late' : '--replace: is missing';
        throw new StopError(`${option}: ${what}`);
      }
      return await seed(db, {
        media,
        isFirst,
        log: console.log,
        ...(articles !== undefined && { articles }),
        ...(shops !== undefined && { shops }),
      });
    });
    console.log(`Done: ${done.articles} articles in ${place}`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const expected =
    error instanceof EnvironmentError ||
    error instanceof StopError ||
    error instanceof MediaStoreError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
