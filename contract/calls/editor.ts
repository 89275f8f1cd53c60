/** The calls editors save with. `backend/README.md` shows them with examples. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { none, requiredId, requiredText, strictNumber } from '../query.ts';
import { collectionDescriptions } from '../schemas/descriptions.ts';
import * as editor from '../schemas/editor.ts';

const base = { table: 'editor', access: 'editor' } as const;
const collectionPath = '/editor/:collection' as const;
const entityPath = '/editor/:collection/:id' as const;

/** The id or alias of an entity. */
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const { collection } = editor;
const named = { collection, id: key };
/** Validated by the collection's own rules. */
const entity = v.record(v.string(), v.unknown());
const paging = {
  page: strictNumber({ min: 1, max: 100_000, byDefault: 1 }),
  count: strictNumber({ min: 1, max: 200, byDefault: 50 }),
};
const flagged = v.optional(v.picklist(['0', '1', 'true', 'false']));

/** The calling editor; checks whether a token is valid. */
export const editorMe = defineCall({
  ...base,
  name: 'editor.me',
  method: 'GET',
  path: '/editor/me',
  params: none,
  result: v.object({ name: v.string(), role: v.picklist(editor.EDITOR_ROLES) }),
  errors: ['unauthorized'],
});

/**
 * What each collection consists of: enough to write every entity, and to make a screen for it.
 */
export const editorDescriptions = defineCall({
  ...base,
  name: 'editor.descriptions',
  method: 'GET',
  path: '/editor/descriptions',
  params: none,
  result: collectionDescriptions,
  errors: ['unauthorized'],
});

export const editorLog = defineCall({
  ...base,
  name: 'editor.log',
  method: 'GET',
  path: '/editor/log',
  params: v.object(paging),
  result: editor.logEntries,
  errors: ['unauthorized', 'invalid'],
});

/** The raw file, or a form with it in the field `file`. */
export const editorPicture = defineCall({
  ...base,
  name: 'editor.picture',
  method: 'POST',
  path: '/editor/pictures',
  params: none,
  result: editor.storedPicture,
  errors: ['unauthorized', 'forbidden', 'invalid'],
});

/** A PDF, uploaded like a picture. */
export const editorFile = defineCall({
  ...base,
  name: 'editor.file',
  method: 'POST',
  path: '/editor/files',
  params: none,
  result: editor.storedFile,
  errors: ['unauthorized', 'forbidden', 'invalid'],
});

export const editorAccounts = defineCall({
  ...base,
  name: 'editor.accounts',
  method: 'GET',
  path: '/editor/accounts',
  params: none,
  result: editor.accounts,
  errors: ['unauthorized'],
});

export const editorAccountNew = defineCall({
  ...base,
  name: 'editor.account.new',
  method: 'POST',
  path: '/editor/accounts',
  body: 'account',
  params: v.object({
    account: v.object({ name: requiredText, role: v.picklist(editor.EDITOR_ROLES) }),
  }),
  result: editor.newAccount,
  errors: ['unauthorized', 'forbidden', 'invalid'],
});

export const editorAccountRevoke = defineCall({
  ...base,
  name: 'editor.account.revoke',
  method: 'DELETE',
  path: '/editor/accounts/:id',
  params: v.object({ id: requiredId }),
  result: editor.account,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});

/** All drafts, newest first. */
export const editorDrafts = defineCall({
  ...base,
  name: 'editor.drafts',
  method: 'GET',
  path: '/editor/drafts',
  params: v.object(paging),
  result: editor.drafts,
  errors: ['unauthorized', 'invalid'],
});

export const editorDraft = defineCall({
  ...base,
  name: 'editor.draft',
  method: 'GET',
  path: '/editor/drafts/:draft',
  params: v.object({ draft: requiredId }),
  result: editor.draft,
  errors: ['unauthorized', 'not_found'],
});

export const editorDraftReplace = defineCall({
  ...base,
  name: 'editor.draft.replace',
  method: 'PUT',
  path: '/editor/drafts/:draft',
  body: 'entity',
  params: v.object({ draft: requiredId, entity }),
  result: editor.draft,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid'],
});

export const editorDraftDrop = defineCall({
  ...base,
  name: 'editor.draft.drop',
  method: 'DELETE',
  path: '/editor/drafts/:draft',
  params: v.object({ draft: requiredId }),
  result: editor.draft,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});

const saveErrors = [
  'unauthorized',
  'forbidden',
  'not_found',
  'invalid',
  'alias_taken',
  'edit_conflict',
] as const;

export const editorDraftPublish = defineCall({
  ...base,
  name: 'editor.draft.publish',
  method: 'POST',
  path: '/editor/drafts/:draft/publish',
  params: v.object({ draft: requiredId }),
  result: editor.editedEntity,
  errors: saveErrors,
});

/**
 * One page of a collection. `sort` is a field, prefixed with `-` for descending. Every further
 * parameter filters by the field of its name; the description says how (`filters`). An unknown field
 * is refused. Items carry the fields that the description shows in lists; with `full`, all.
 */
export const editorList = defineCall({
  ...base,
  name: 'editor.list',
  method: 'GET',
  path: collectionPath,
  params: v.looseObject({
    collection,
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    sort: v.optional(v.pipe(v.string(), v.maxLength(60))),
    /** Ids, separated by commas. */
    ids: v.optional(v.pipe(v.string(), v.maxLength(2_200))),
    full: flagged,
    ...paging,
  }),
  result: editor.editedEntities,
  errors: ['unauthorized', 'not_found', 'invalid'],
});

/** With `draft=1`, or with `publish_at` in the body, it becomes a draft. */
export const editorCreate = defineCall({
  ...base,
  name: 'editor.create',
  method: 'POST',
  path: collectionPath,
  body: 'entity',
  params: v.object({ collection, draft: flagged, entity }),
  result: v.union([editor.draft, editor.editedEntity]),
  errors: saveErrors,
});

export const editorRead = defineCall({
  ...base,
  name: 'editor.read',
  method: 'GET',
  path: entityPath,
  params: v.object(named),
  result: editor.editedEntity,
  errors: ['unauthorized', 'not_found'],
});

/**
 * The whole entity. With `revision` in it, or in `If-Match`, the save is rejected when someone else
 * has saved since that revision.
 */
export const editorReplace = defineCall({
  ...base,
  name: 'editor.replace',
  method: 'PUT',
  path: entityPath,
  body: 'entity',
  params: v.object({ ...named, entity }),
  result: editor.editedEntity,
  errors: saveErrors,
});

export const editorRemove = defineCall({
  ...base,
  name: 'editor.remove',
  method: 'DELETE',
  path: entityPath,
  params: v.object(named),
  result: editor.removed,
  errors: ['unauthorized', 'forbidden', 'not_found', 'in_use', 'edit_conflict'],
});

export const editorEntityDraft = defineCall({
  ...base,
  name: 'editor.entity.draft',
  method: 'GET',
  path: `${entityPath}/draft`,
  params: v.object(named),
  result: editor.draft,
  errors: ['unauthorized', 'not_found'],
});

export const editorEntityDraftReplace = defineCall({
  ...base,
  name: 'editor.entity.draft.replace',
  method: 'PUT',
  path: `${entityPath}/draft`,
  body: 'entity',
  params: v.object({ ...named, entity }),
  result: editor.draft,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid'],
});

export const editorEntityDraftDrop = defineCall({
  ...base,
  name: 'editor.entity.draft.drop',
  method: 'DELETE',
  path: `${entityPath}/draft`,
  params: v.object(named),
  result: editor.draft,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});

export const editorEntityDraftPublish = defineCall({
  ...base,
  name: 'editor.entity.draft.publish',
  method: 'POST',
  path: `${entityPath}/draft/publish`,
  params: v.object(named),
  result: editor.editedEntity,
  errors: saveErrors,
});

/** Newest first; a deleted entity is found by its id. */
export const editorRevisions = defineCall({
  ...base,
  name: 'editor.revisions',
  method: 'GET',
  path: `${entityPath}/revisions`,
  params: v.object({ ...named, ...paging }),
  result: editor.entityRevisions,
  errors: ['unauthorized', 'not_found', 'invalid'],
});

/** Saves the entity as it was at that revision; a deleted one is recreated under its id. */
export const editorRestore = defineCall({
  ...base,
  name: 'editor.restore',
  method: 'POST',
  path: `${entityPath}/revisions/:revision/restore`,
  params: v.object({ ...named, revision: requiredId }),
  result: editor.editedEntity,
  errors: saveErrors,
});
