/** Sets of changes that are published together. */
import * as v from 'valibot';
import { id, list, moment, text } from '../fields.ts';
import { collection } from './editor.ts';

/** Few enough members for a fast transaction. */
export const MEMBERS_MAX = 100;

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `published` sets no longer change. */
export const SET_STATES = ['draft', 'planned', 'failed', 'published'] as const;

const setDraft = v.object({
  id,
  collection,
  /** Null for a new entity. */
  entity_id: v.nullable(id),
  title: v.string(),
  /** The draft's own revision. */
  revision,
  /** Why it could not be published with the set. */
  error: v.nullable(v.string()),
});

const setTakedown = v.object({
  collection,
  id,
  title: v.string(),
  detach: v.boolean(),
  error: v.nullable(v.string()),
});

/** The outcome for a member. */
const publishedMember = v.object({
  action: v.picklist(['publish', 'unpublish']),
  collection,
  id,
  alias: v.string(),
  revision,
});

export const changeSet = v.object({
  id,
  title: text,
  /** The set's own revision, for `If-Match`. */
  revision,
  state: v.picklist(SET_STATES),
  publish_at: v.nullable(moment),
  published_at: v.nullable(moment),
  author: v.string(),
  /** Why publishing failed at the scheduled time; null when nothing went wrong. */
  error: v.nullable(v.string()),
  drafts: v.array(setDraft),
  takedowns: v.array(setTakedown),
  /** Empty until the set is published. */
  published: v.array(publishedMember),
  updated_at: moment,
});

export const changeSets = list(changeSet);

/**
 * What prevents the set from being published, by member and field: `drafts/12.alias`, `tags/3`.
 * Empty when nothing does.
 */
export const setCheck = v.object({ errors: v.record(v.string(), v.string()) });

export type ChangeSet = v.InferOutput<typeof changeSet>;
export type PublishedMember = v.InferOutput<typeof publishedMember>;
