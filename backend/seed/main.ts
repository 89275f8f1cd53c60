/**
 * `npm run seed [-- --replace] [--articles 10000] [--shops 5000]`: fills the database with demo
 * content. Existing content is lost, which requires `--replace`.
 */
import { parseArgs } from 'node:util';
import {
  EnvironmentError,
  readEnvironment,
  takeOperatorsMode,
} from '../../src/config/environment.ts';
import { StopError } from '../../system/stop-error.ts';
import { openDatabase } from '../db/open.ts';
import { openMedia } from '../media-store/open-media.ts';
import { MediaStoreError } from '../media-store/store.ts';
import { isEmpty } from './is-empty.ts';
import { seed } from './load.ts';

/** A whole number within bounds, or undefined when the option is absent. */
function amount(option: string, given: string | undefined, min: number, max: number) {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new EnvironmentError([`--${option}: must be a whole number from ${min} to ${max}`]);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string' },
      shops: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  });
  const articles = amount('articles', values.articles, 24, 100_000);
  // Fewer would leave cities without a shop, more would repeat telephone numbers.
  const shops = amount('shops', values.shops, 200, 10_000);
  takeOperatorsMode(process.env);
  const environment = readEnvironment(process.env);
  if (environment.MODE === 'production') {
    throw new EnvironmentError(['MODE: demo content is never written in production']);
  }
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
  });
  try {
    if (!values.replace && !(await isEmpty(database.db))) {
      const what = `the database ${database.place} has content, all of which would be lost`;
      throw new EnvironmentError([`--replace: is missing: ${what}`]);
    }
    const done = await seed(database.db, {
      media: await openMedia(environment),
      log: console.log,
      ...(articles !== undefined && { articles }),
      ...(shops !== undefined && { shops }),
    });
    console.log(`Done: ${done.articles} articles in ${database.place}`);
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
