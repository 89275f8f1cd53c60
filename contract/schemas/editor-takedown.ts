/** Content that is no longer on the site: unpublished, or deleted. */
import * as v from 'valibot';
import { id, list, moment } from '../fields.ts';
import { collection, referring, shownDraft, shownEntity, takedown } from './editor.ts';

/**
 * The result of a takedown: a scheduled one, or the draft left at once by the entity, with
 * everything that has lost a link to it or was removed with it.
 */
export const unpublished = v.object({
  takedown: shownEntity.entries.takedown,
  draft: v.nullable(shownDraft),
  detached: referring,
});

/** A scheduled takedown of an entity: at a time, or with its set. */
const plannedTakedown = v.object({ collection, id, title: v.string(), ...takedown.entries });

export const plannedTakedowns = list(plannedTakedown);

/** A deleted entity that has not been recreated. Restoring `revision` brings it back. */
const deletedEntity = v.object({
  collection,
  id,
  alias: v.string(),
  title: v.string(),
  revision: v.pipe(v.number(), v.integer()),
  who: v.nullable(v.string()),
  deleted_at: moment,
});

export const deletedEntities = list(deletedEntity);

export type DeletedEntity = v.InferOutput<typeof deletedEntity>;
export type PlannedTakedown = v.InferOutput<typeof plannedTakedown>;
