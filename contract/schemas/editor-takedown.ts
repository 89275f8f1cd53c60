/** What is no longer on the site: unpublished, or deleted. */
import * as v from 'valibot';
import { id, list, moment } from '../fields.ts';
import { collection, referring, shownDraft, shownEntity, takedown } from './editor.ts';

/**
 * What became of an entity that is to be unpublished: a plan, or at once the draft that is left of
 * it, and what has lost a link to it or gone along.
 */
export const unpublished = v.object({
  takedown: shownEntity.entries.takedown,
  draft: v.nullable(shownDraft),
  detached: referring,
});

/** An entity that is to leave the site: at a time, or with its set. */
const plannedTakedown = v.object({ collection, id, title: v.string(), ...takedown.entries });

export const plannedTakedowns = list(plannedTakedown);

/** A deleted entity that is not there again. Restoring `revision` brings it back. */
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
