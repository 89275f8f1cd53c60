/** A page as it would be: the save is made, read by the regenerator, and undone. */
import { setTimeout as pause } from 'node:timers/promises';
import type { EditorPreview } from '../../contract/schemas/editor.ts';
import type { Preview } from '../../contract/schemas/publishing.ts';
import { Failure } from '../failure.ts';
import type { PublishedSite } from '../published/published-site.ts';
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
  /** The page wanted; null: the entity's own, or the first that shows it. */
  readonly url: string | null;
};

/** Milliseconds between two attempts while the site is being brought up to date, and how many. */
const BUSY = 50;
const ATTEMPTS = 60;

/** The page at an address: a section of it, or a choice that its scripts make, is a part of it. */
const pageOf = (address: string | null) => address?.replace(/[?#].*/, '') ?? null;

/** Ends a transaction that nothing of is to stay. */
class Undone extends Error {
  override readonly name = 'Undone';
}

/** @returns null while the regenerator is busy: it may be waiting for this very transaction. */
async function attempt(
  { db, site, previews, saving }: Previewing,
  { collection, key, entity, url }: Previewed,
): Promise<Preview | null> {
  const drawn: { preview: Preview | null } = { preview: null };
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
 * The page of an entity as it would be with this input, of which nothing is kept.
 * @throws Failure
 */
export async function previewEntity(
  previewing: Previewing,
  previewed: Previewed,
): Promise<EditorPreview> {
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    const preview = await attempt(previewing, previewed);
    if (preview) {
      const { held, ...page } = preview;
      return { ...page, held: held && { field: held.field, reason: held.words } };
    }
    await pause(BUSY);
  }
  throw new Failure('upstream', 'Сайт сейчас обновляется. Попробуйте ещё раз через минуту');
}
