/** `npm run seed [-- --articles 10000]`: replaces the content by the demonstration content. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment } from '../../src/config/environment.ts';
import { DatabaseLockedError, openDatabase } from '../db/open.ts';
import { seed } from './load.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { articles: { type: 'string' } } });
  const articles = values.articles === undefined ? undefined : Number(values.articles);
  if (
    articles !== undefined &&
    !(Number.isInteger(articles) && articles >= 24 && articles <= 100_000)
  ) {
    throw new EnvironmentError(['--articles: must be a whole number from 24 to 100000']);
  }
  const environment = readEnvironment(process.env);
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
  });
  try {
    const options = { mediaDir: join(environment.DATA_DIR, 'media'), log: console.log };
    const done = await seed(
      database.db,
      articles === undefined ? options : { ...options, articles },
    );
    console.log(`Done: ${done.articles} articles in ${database.place}`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof EnvironmentError || error instanceof DatabaseLockedError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
