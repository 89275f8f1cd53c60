import { readBatch } from './at-one-moment.ts';
import { readChanges } from './batch.ts';
import { newestOf, type ChangeQueue, type Waiting } from './change-queue.ts';
import type { HeldBack } from './held-back.ts';
import type { OpenSite } from './open-site.ts';

type Revisions = {
  /** The newest saved one; null when it is unknown. */
  readonly saved: () => Promise<number | null>;
  /** Of the site that readers see. */
  readonly shown: number;
};

/**
 * Reads the content of the reported changes, and of held-back entities.
 * @returns the reported changes that were read, and all that were.
 */
export async function readQueued(
  open: OpenSite,
  queue: ChangeQueue,
  held: HeldBack,
  { saved, shown }: Revisions,
) {
  const { changes: batch, reading } = await readBatch({
    reported: () => queue.list(),
    read: async (waiting: readonly Waiting[]) => {
      const changes = held.withAgain(waiting.map(({ change }) => change));
      const asked = readChanges(open.site, open.reader, changes);
      open.site.expect(changes.flatMap(({ entity, id }) => (entity === 'articles' ? id : [])));
      return { changes, reading: await asked };
    },
    newest: (waiting) => Math.max(newestOf(waiting), shown),
    saved,
    whenReported: (revision) => queue.whenReported(revision),
  });
  return { batch, ...reading };
}
