import { and, asc, gt, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contentChanges } from '../db/schema.ts';

/** The articles that a reply shows. */
export type ShownArticles = {
  readonly ids: readonly number[];
  /** Whether other articles could take their places: those of a list, or the ones beside an article. */
  readonly mayMove: boolean;
};

/** Maximum number of changes that are read at once; after more of them every reply is made again. */
const MOST = 1_000;

/** A change of this revision or a later one makes a reply outdated. */
type Latest = {
  /** Of anything but an article, or unknown. */
  other: number;
  /** Of articles that begin, end, or have another day, category or tag. */
  moved: number;
  /** Of articles by their ids. */
  readonly of: Map<number, number>;
};

/** The changes of articles, by which replies that show none of the changed ones stay valid. */
export type ArticleChanges = {
  /** Reads on to a revision. Every change before the first one that is given here counts as unknown. */
  upTo(revision: number): Promise<void>;
  /** Whether a reply made at a revision still holds at the last one read. */
  holds(made: number, shown: ShownArticles): boolean;
};

/** Follows the changes that a database records, from the first revision that it is given. */
export function articleChanges(db: Database): ArticleChanges {
  const latest: Latest = { other: 0, moved: 0, of: new Map() };
  let known: number | null = null;
  let reading: Promise<void> = Promise.resolve();

  async function readOn(from: number, revision: number): Promise<void> {
    const { entity, entityId, moved, revision: at } = contentChanges;
    const rows =
      revision - from > MOST
        ? []
        : await db
            .select({ at, entity, entityId, moved })
            .from(contentChanges)
            .where(and(gt(at, from), lte(at, revision)))
            .orderBy(asc(at));
    for (const row of rows) {
      if (row.entity !== 'articles') {
        latest.other = row.at;
        continue;
      }
      if (row.moved) latest.moved = row.at;
      latest.of.set(row.entityId, row.at);
    }
    // A number without a row: an edit that was rolled back, a seed, or a row that has been deleted.
    if (rows.length !== revision - from) latest.other = revision;
  }

  return {
    async upTo(revision) {
      if (known === revision) return;
      const before = reading.catch(() => {});
      reading = before.then(async () => {
        // A restored database may begin again with a smaller number.
        if (known === null || revision < known)
          latest.other = Math.max(latest.other, known ?? 0, revision);
        else if (known < revision) await readOn(known, revision);
        known = revision;
      });
      await reading;
    },
    holds: (made, { ids, mayMove }) =>
      latest.other <= made &&
      (!mayMove || latest.moved <= made) &&
      ids.every((id) => (latest.of.get(id) ?? 0) <= made),
  };
}
