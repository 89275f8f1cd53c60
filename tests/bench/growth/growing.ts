/** The cost of a call at one number of articles. */
import type { Database } from '../../../backend/db/database.ts';
import { logStatements } from '../../contract/logged-statements.ts';
import { ask, freshApp, startRevision } from '../asked-app.ts';
import { used } from '../busy.ts';
import { articlesInTheMiddle, contentCalls, WARM } from '../content-calls.ts';
import { at } from '../statistics.ts';
import { pagesRead } from './pages-read.ts';

/** Those calls whose content grows with the number of articles. */
export const GROWING = [
  'article.show',
  'articles, page 1',
  'articles, the last page',
  'search.content, some',
  'search.content, all',
  'article.page',
] as const;

export type Cost = {
  readonly statements: number;
  /** Of the database, see `pagesRead`. */
  readonly pages: number;
  readonly bytes: number;
  /** Milliseconds of CPU time: uncached, and served from the cache. */
  readonly made: number;
  readonly worst: number;
  readonly kept: number;
};

/** Measures a call in the middle of all articles, a different one each round. */
export async function costOf(
  db: Database,
  name: string,
  { total, rounds }: { readonly total: number; readonly rounds: number },
): Promise<Cost> {
  const some = await articlesInTheMiddle(db, total, rounds);
  const made: number[] = [];
  const kept: number[] = [];
  const logged = logStatements(db);
  const app = freshApp(db);
  let counted = { statements: 0, pages: 0, bytes: 0 };
  for (const [round, { alias }] of some.entries()) {
    const address = contentCalls(alias, total)[name] ?? '';
    if (round === 0) {
      let bytes = 0;
      const watched = freshApp(logged.db);
      const sent = await logged.sentDuring(
        async () => void ({ bytes } = await ask(watched, address)),
      );
      counted = { statements: sent.length, pages: await pagesRead(db, sent), bytes };
    }
    await startRevision(db);
    const first = await used(() => ask(app, address));
    const again = await used(() => ask(app, address));
    if (round < WARM) continue;
    made.push(first.processor);
    kept.push(again.processor);
  }
  return { ...counted, made: at(made, 0.5), worst: at(made, 0.95), kept: at(kept, 0.5) };
}
