/** Previews a page: the save is made, read by the regenerator, and rolled back. */
import { setTimeout as pause } from 'node:timers/promises';
import type { EditorPreview } from '../../contract/schemas/editor.ts';
import type { Preview } from '../../contract/schemas/publishing.ts';
import { Failure } from '../failure.ts';
import type { NotYet, PublishedSite } from '../published/published-site.ts';
import type { Previews } from '../published/previews.ts';
import type { Database } from '../db/database.ts';
import type { Collection, Fields } from './collection.ts';
import { saveEntity, type Saving } from './save.ts';

export type Previewing = {
  readonly db: Database;
  readonly site: PublishedSite;
  readonly previews: Previews;
  readonly saving: Saving;
};

export type Previewed = {
  readonly collection: Collection;
  /** Id or alias; null for a new entity. */
  readonly key: string | null;
  readonly entity: Fields;
  /** The requested page; null: the entity's own, or the first that shows it. */
  readonly url: string | null;
};

/** Milliseconds between two attempts. */
const BREATH = 50;

/**
 * Maximum attempts by the previous result. The first page that a thread renders is the slowest, and on
 * a slow machine exceeds the timeout of a preview: the next attempt finds the thread ready.
 */
const ATTEMPTS: Readonly<Record<NotYet, number>> = { busy: 60, late: 4 };

/** The page at an address, without the query and the fragment, which belong to the same page. */
const pageOf = (address: string | null) => address?.replace(/[?#].*/, '') ?? null;

/** Rolls a transaction back. */
class Undone extends Error {
  override readonly name = 'Undone';
}

/** A busy regenerator may be waiting for this very transaction, so each attempt ends its own. */
async function attempt(
  { db, site, previews, saving }: Previewing,
  { collection, key, entity, url }: Previewed,
): Promise<Preview | NotYet> {
  const drawn: { preview: Preview | NotYet } = { preview: 'busy' };
  const work = db.transaction(async (tx) => {
    const saved = await saveEntity(tx, collection, { key, given: entity, expected: null }, saving);
    const { id, alias, revision } = saved;
    const kind = key === null ? 'created' : 'changed';
    const change = { entity: collection.name, id, alias, kind, revision } as const;
    drawn.preview = await previews.during(tx, (secret) =>
      site.preview({ change, key: secret, url: pageOf(url ?? saved.url) }),
    );
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return drawn.preview;
}

/**
 * The page of an entity as this input would change it; nothing is stored.
 * @throws Failure
 */
export async function previewEntity(
  previewing: Previewing,
  previewed: Previewed,
): Promise<EditorPreview> {
  const left = { ...ATTEMPTS };
  while (left.busy > 0 && left.late > 0) {
    const preview = await attempt(previewing, previewed);
    if (typeof preview !== 'string') {
      const { held, ...page } = preview;
      return { ...page, held: held && { field: held.field, reason: held.words } };
    }
    left[preview] -= 1;
    await pause(BREATH);
  }
  throw new Failure('upstream', 'Сайт сейчас обновляется. Попробуйте ещё раз через минуту');
}
