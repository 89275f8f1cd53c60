/** What readers see of entities and drafts, added wherever an editor reads them. */
import type {
  Draft,
  EditedEntity,
  ShownDraft,
  ShownEntity,
} from '../../../contract/schemas/editor.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import type { SiteStatus } from '../../../contract/schemas/publishing.ts';
import type { Database } from '../../db/database.ts';
import type { PublishedSite } from '../../published/published-site.ts';
import { collectionNamed } from '../collections/index.ts';
import { entitiesWith } from '../entities.ts';
import { notesOf } from './notes.ts';
import { shownUpTo, whyHeld } from './served.ts';
import { statesUpTo, type Wanted } from './states.ts';

export type Showing = { readonly db: Database; readonly site: PublishedSite };

/** The properties of an entity that determine where readers see it. */
type Own = Pick<EditedEntity, 'id' | 'url' | 'revision'>;

/** The address and version of these entities on the site; null if they are not shown, or it is unknown. */
async function livesOf(
  db: Database,
  status: SiteStatus,
  collection: ContentCollection,
  entities: readonly Own[],
) {
  const limits = new Map(entities.map(({ id }) => [id, shownUpTo(status, collection, id)]));
  const earlier = entities.flatMap(({ id, revision }): Wanted[] => {
    const upTo = limits.get(id) ?? null;
    return upTo === null || upTo >= revision ? [] : [{ id, upTo }];
  });
  const states = await statesUpTo(db, collection, earlier);
  const isPagedWhenUsed = collectionNamed(collection).usedIn !== undefined;
  return ({ id, url, revision }: Own) => {
    const upTo = limits.get(id) ?? null;
    if (upTo === null) return null;
    if (upTo < revision) return states.get(id) ?? null;
    // Nothing refers to it: the site has neither its page nor any mention of it.
    return url === null && isPagedWhenUsed ? null : { url, revision };
  };
}

const nowhere = () => null;

/**
 * Entities of one collection with what readers see of them.
 * @param bare entities without notes, which need no query.
 */
export async function shownEntities<E extends EditedEntity>(
  { db, site }: Showing,
  collection: ContentCollection,
  entities: readonly E[],
  bare: ReadonlySet<number> = new Set(),
): Promise<(E & ShownEntity)[]> {
  const ids = entities.flatMap(({ id }) => (bare.has(id) ? [] : [id]));
  const [status, { drafts, takedowns }] = await Promise.all([
    site.status(),
    notesOf(db, collection, ids),
  ]);
  const liveOf = status ? await livesOf(db, status, collection, entities) : nowhere;
  return entities.map((entity) => ({
    ...entity,
    live: liveOf(entity),
    held: status && whyHeld(status, collection, entity.id),
    draft: drafts.get(entity.id) ?? null,
    takedown: takedowns.get(entity.id) ?? null,
  }));
}

/** Drafts of any collections with what readers see of their entities. */
export async function shownDrafts(
  { db, site }: Showing,
  drafts: readonly Draft[],
): Promise<ShownDraft[]> {
  const status = await site.status();
  const shown: ShownDraft[] = drafts.map((draft) => ({ ...draft, live: null, held: null }));
  if (!status) return shown;
  for (const [name, own] of Map.groupBy(shown, ({ collection }) => collection)) {
    const ids = own.flatMap(({ entity_id }) => entity_id ?? []);
    const entities = await entitiesWith(db, collectionNamed(name), ids);
    const liveOf = await livesOf(db, status, name, entities);
    for (const draft of own) {
      const entity = entities.find(({ id }) => id === draft.entity_id);
      if (!entity) continue;
      draft.live = liveOf(entity);
      draft.held = whyHeld(status, name, entity.id);
    }
  }
  return shown;
}

/** One entity with what readers see of it. */
export async function shownEntity<E extends EditedEntity>(
  showing: Showing,
  collection: ContentCollection,
  entity: E,
  bare?: ReadonlySet<number>,
): Promise<E & ShownEntity> {
  const [shown] = await shownEntities(showing, collection, [entity], bare);
  if (!shown) throw new Error('An entity was lost');
  return shown;
}

/** One draft with what readers see of its entity. */
export async function shownDraft(showing: Showing, draft: Draft): Promise<ShownDraft> {
  const [shown] = await shownDrafts(showing, [draft]);
  if (!shown) throw new Error('A draft was lost');
  return shown;
}
