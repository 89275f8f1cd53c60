import * as v from 'valibot';
import { id, list, moment, storedPdf } from '../fields.ts';
import { CONTENT_COLLECTIONS } from './hook.ts';

/** An editor writes, a viewer only reads. */
export const EDITOR_ROLES = ['editor', 'viewer'] as const;
export type EditorRole = (typeof EDITOR_ROLES)[number];

/** What the log of the editor API knows. */
export const EDITOR_ACTIONS = [
  'create',
  'replace',
  'delete',
  'restore',
  'draft',
  'drop-draft',
  'publish',
  'picture',
  'file',
  'account',
  'revoke-account',
] as const;
export type EditorAction = (typeof EDITOR_ACTIONS)[number];

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const fields = v.record(v.string(), v.unknown());
export const collection = v.picklist(CONTENT_COLLECTIONS);

/**
 * An entity as editors read it: what every one has, and beside it the fields of its collection as
 * they are written (`backend/README.md` lists them). `url` is null where no page is its own.
 */
export const editedEntity = v.looseObject({
  id,
  alias: v.string(),
  url: v.nullable(v.string()),
  updated_at: moment,
  revision,
});

/** An entity that is still being written. `errors` is what keeps it from being published. */
export const draft = v.object({
  id,
  collection,
  /** Null: it becomes a new entity. */
  entity_id: v.nullable(id),
  data: fields,
  publish_at: v.nullable(moment),
  author: v.string(),
  /** Why it was not published when its time came; null as long as nothing went wrong. */
  error: v.nullable(v.string()),
  errors: v.record(v.string(), v.string()),
  updated_at: moment,
});

export const entityRevision = v.object({
  revision,
  kind: v.picklist(['created', 'changed', 'deleted']),
  /** Null where no editor saved it: the seed, or somebody in the database. */
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

export const account = v.object({
  id,
  name: v.string(),
  role: v.picklist(EDITOR_ROLES),
  created_at: moment,
  revoked_at: v.nullable(moment),
});

/** The token is told once, when it is made. */
export const newAccount = v.object({ ...account.entries, token: v.string() });

/** What a field of a picture needs; the alternative text is the editor's. */
/** `bytes` is its size. */
export const storedFile = v.object({ src: storedPdf, bytes: id });

export const storedPicture = v.object({ src: v.string(), width: id, height: id });

/** What is gone: its last state, and the revision that its deletion made. */
export const removed = v.object({ id, alias: v.string(), revision });

export const editedEntities = list(editedEntity);
export const drafts = list(draft);
export const entityRevisions = list(entityRevision);
export const logEntries = list(logEntry);
export const accounts = list(account);

export type EditedEntity = v.InferOutput<typeof editedEntity>;
export type Draft = v.InferOutput<typeof draft>;
export type EntityRevision = v.InferOutput<typeof entityRevision>;
