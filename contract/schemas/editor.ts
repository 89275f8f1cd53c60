import * as v from 'valibot';
import { id, list, moment, storedPdf } from '../fields.ts';
import { CONTENT_COLLECTIONS, contentChange } from './hook.ts';

/** Actions recorded in the log of the editor API. */
export const EDITOR_ACTIONS = [
  'create',
  'replace',
  'delete',
  'restore',
  'draft',
  'drop-draft',
  'publish',
  'unpublish',
  'plan-unpublish',
  'keep-published',
  'set',
  'publish-set',
  'drop-set',
  'picture',
  'file',
  'describe-file',
  'replace-file',
  'delete-file',
  'account',
  'change-account',
  'revoke-account',
  'password',
  'sign-in',
  'roll-back',
  'go-on',
] as const;
export type EditorAction = (typeof EDITOR_ACTIONS)[number];

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const fields = v.record(v.string(), v.unknown());
export const collection = v.picklist(CONTENT_COLLECTIONS);

/** Parts that a save removes from rich texts: sentences by field, each with the location. */
const removals = v.record(v.string(), v.array(v.string()));

/**
 * Names of entities that refer to another one, by their path in the editor API: `articles/12`. Data
 * stored beside the entity is listed under its own name.
 */
export const referring = v.record(v.string(), v.string());

/**
 * An entity as editors read it: the common fields, and the fields of its collection as they are
 * written (`backend/README.md` lists them). `url` is null when it has no page of its own. `cleaned`
 * is only in the response to a save that removed something; it has another name than the warnings
 * of drafts because instructions have a field named `warnings`. `dead_links` is only in the
 * response to a save with links to pages of this site that do not exist. `attached` is only in the
 * response to a restore that brought back what the deletion had removed.
 */
export const editedEntity = v.looseObject({
  id,
  alias: v.string(),
  url: v.nullable(v.string()),
  updated_at: moment,
  revision,
  cleaned: v.optional(removals),
  dead_links: v.optional(removals),
  attached: v.optional(referring),
});

/** An entity as readers see it. `url` is null when it has no page of its own. */
const live = v.object({ url: v.nullable(v.string()), revision });

/** Why the site holds an entity back and shows its previous version; `field` is null for the whole entity. */
const held = v.object({ field: v.nullable(v.string()), reason: v.string() });

/** A page as it would be with unsaved input. */
export const editorPreview = v.object({
  /** Null when the input affects no page, or cannot be used. */
  url: v.nullable(v.string()),
  html: v.nullable(v.string()),
  /** All pages that would change, including the lists that show the entity; fifty at most. */
  pages: v.object({ total: v.number(), items: v.array(v.string()) }),
  held: v.nullable(held),
});

export type EditorPreview = v.InferOutput<typeof editorPreview>;

/** A link that shows a draft's page without an account. */
export const previewLink = v.object({ url: v.pipe(v.string(), v.url()), ends_at: moment });

export type PreviewLinkTold = v.InferOutput<typeof previewLink>;

/** A note that an entity has a draft. */
const draftNote = v.object({
  id,
  author: v.string(),
  publish_at: v.nullable(moment),
  /** Why publishing failed at the scheduled time; null when nothing went wrong. */
  error: v.nullable(v.string()),
  updated_at: moment,
});

/** A scheduled takedown, at a time or with a set of changes. */
export const takedown = v.object({
  at: v.nullable(moment),
  set_id: v.nullable(id),
  /** Whether it is removed from lists that refer to it. */
  detach: v.boolean(),
  author: v.string(),
  /** Why the takedown failed; null when nothing went wrong. */
  error: v.nullable(v.string()),
});

/**
 * What readers see. `live` is null when they do not see it, or when the site does not report it:
 * then `GET /editor/site` is null, too.
 */
const shown = { live: v.nullable(live), held: v.nullable(held) };

/** An entity as editors read it, with what readers see of it. */
export const shownEntity = v.looseObject({
  ...editedEntity.entries,
  ...shown,
  draft: v.nullable(draftNote),
  takedown: v.nullable(takedown),
});

/**
 * The state of a draft. `unpublished`: it is what remains of an entity that was taken down, and
 * publishing it brings that back. `deleted`: its entity no longer exists, so it can only be
 * discarded.
 */
export const DRAFT_STATES = ['draft', 'planned', 'failed', 'unpublished', 'deleted'] as const;

/**
 * An entity in progress. `errors` lists what prevents publishing it; `warnings` lists what
 * publishing removes from its texts, and links to pages of this site that do not exist.
 */
export const draft = v.object({
  id,
  collection,
  /** Null for a draft of a new entity. */
  entity_id: v.nullable(id),
  /** Its display title: from its own fields, or the entity's while it has none. */
  title: v.string(),
  /** Its entity's alias: it determines a document's fields and is not one of them. Null for a new entity. */
  alias: v.nullable(v.string()),
  /** In a list, the fields that the list of its collection shows. */
  data: fields,
  /** The draft's own revision, for `If-Match`. */
  revision,
  state: v.picklist(DRAFT_STATES),
  publish_at: v.nullable(moment),
  /** The set of changes with which it is published. */
  set_id: v.nullable(id),
  /**
   * When it is scheduled to be published, alone or with its set, and by whom; null when it is not
   * scheduled, or when that failed. While it is scheduled, only editors who may publish can change
   * or discard it.
   */
  plan: v.nullable(v.object({ at: moment, who: v.string() })),
  /** When its entity was taken down; null for all other drafts. */
  unpublished_at: v.nullable(moment),
  author: v.string(),
  /** Why publishing failed at the scheduled time; null when nothing went wrong. */
  error: v.nullable(v.string()),
  errors: v.record(v.string(), v.string()),
  warnings: removals,
  updated_at: moment,
});

/** A draft with what readers see of its entity. */
export const shownDraft = v.object({ ...draft.entries, ...shown });

export const entityRevision = v.object({
  revision,
  kind: contentChange.entries.kind,
  /** Null when it was not saved by an editor but by the seed or directly in the database. */
  who: v.nullable(v.string()),
  saved_at: moment,
  data: fields,
});

export const logEntry = v.object({
  id,
  at: moment,
  who: v.string(),
  action: v.picklist(EDITOR_ACTIONS),
  collection: v.nullable(collection),
  entity_id: v.nullable(id),
  revision: v.nullable(revision),
  about: v.string(),
});

/** `bytes` is the file size. */
export const storedFile = v.object({ src: storedPdf, bytes: id });

/** What a picture field requires; the alternative text is up to the editor. */
export const storedPicture = v.object({ src: v.string(), width: id, height: id });

/**
 * A deleted entity: the revision of the deletion, and everything that has lost a link to it or was
 * removed with it.
 */
export const removed = v.object({ id, alias: v.string(), revision, detached: referring });

export const editedEntities = list(shownEntity);
export const drafts = list(shownDraft);
export const entityRevisions = list(entityRevision);
export const logEntries = list(logEntry);

export type EditedEntity = v.InferOutput<typeof editedEntity>;
export type ShownEntity = v.InferOutput<typeof shownEntity>;
export type Live = v.InferOutput<typeof live>;
export type Takedown = v.InferOutput<typeof takedown>;
export type DraftNote = v.InferOutput<typeof draftNote>;
export type Draft = v.InferOutput<typeof draft>;
export type ShownDraft = v.InferOutput<typeof shownDraft>;
export type EntityRevision = v.InferOutput<typeof entityRevision>;
