/** The calls editors save with. `backend/README.md` shows them with examples. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { requiredId } from '../query.ts';
import * as editor from '../schemas/editor.ts';
import { editorCall, flagged, key, paging } from './editor-call.ts';

export * from './desk.ts';
export * from './editor-access.ts';
export * from './editor-many.ts';
export * from './editor-people.ts';
export * from './editor-sets.ts';
export * from './editor-takedown.ts';
export * from './editor-messages.ts';
export * from './editor-surveys.ts';
export * from './library.ts';
export * from './editor-releases.ts';

const collectionPath = '/editor/:collection' as const;
const entityPath = '/editor/:collection/:id' as const;

const { collection } = editor;
const named = { collection, id: key };
/** Validated by the collection's own rules. */
const entity = v.record(v.string(), v.unknown());
/** The page wanted; absent: the entity's own, or the first that shows it. */
const previewedUrl = v.optional(v.pipe(v.string(), v.startsWith('/'), v.maxLength(500)));

/**
 * Drafts, newest first; `full` adds the fields that lists do not show. `unpublished` finds what is left of entities that were taken down, whatever is
 * planned for them.
 */
export const editorDrafts = defineCall({
  ...editorCall,
  name: 'editor.drafts',
  method: 'GET',
  path: '/editor/drafts',
  params: v.object({
    collection: v.optional(collection),
    state: v.optional(v.picklist(editor.DRAFT_STATES)),
    unpublished: flagged,
    full: flagged,
    ...paging,
  }),
  result: editor.drafts,
  errors: ['unauthorized', 'invalid'],
});

export const editorDraft = defineCall({
  ...editorCall,
  name: 'editor.draft',
  method: 'GET',
  path: '/editor/drafts/:draft',
  params: v.object({ draft: requiredId }),
  result: editor.shownDraft,
  errors: ['unauthorized', 'not_found'],
});

export const editorDraftReplace = defineCall({
  ...editorCall,
  name: 'editor.draft.replace',
  method: 'PUT',
  path: '/editor/drafts/:draft',
  permission: 'draft',
  body: 'entity',
  params: v.object({ draft: requiredId, entity }),
  result: editor.shownDraft,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid', 'edit_conflict'],
});

export const editorDraftDrop = defineCall({
  ...editorCall,
  name: 'editor.draft.drop',
  method: 'DELETE',
  path: '/editor/drafts/:draft',
  permission: 'draft',
  params: v.object({ draft: requiredId }),
  result: editor.shownDraft,
  errors: ['unauthorized', 'forbidden', 'not_found', 'edit_conflict'],
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
  ...editorCall,
  name: 'editor.draft.publish',
  method: 'POST',
  path: '/editor/drafts/:draft/publish',
  params: v.object({ draft: requiredId }),
  result: editor.shownEntity,
  errors: saveErrors,
});

/**
 * One page of a collection. `sort` is a field, prefixed with `-` for descending. Every further
 * parameter filters by the field of its name, or by a state; the description says how (`filters`,
 * `state_filters`). An unknown one is refused. Items carry the fields that the description shows in lists; with `full`, all.
 */
export const editorList = defineCall({
  ...editorCall,
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
  errors: ['unauthorized', 'not_found', 'invalid', 'upstream'],
});

/** With `draft=1`, or with `publish_at` in the body, it becomes a draft. */
export const editorCreate = defineCall({
  ...editorCall,
  name: 'editor.create',
  method: 'POST',
  path: collectionPath,
  permission: 'draft',
  body: 'entity',
  params: v.object({ collection, draft: flagged, entity }),
  result: v.union([editor.shownDraft, editor.shownEntity]),
  errors: saveErrors,
});

export const editorRead = defineCall({
  ...editorCall,
  name: 'editor.read',
  method: 'GET',
  path: entityPath,
  params: v.object(named),
  result: editor.shownEntity,
  errors: ['unauthorized', 'not_found'],
});

/**
 * The whole entity. With `revision` in it, or in `If-Match`, the save is rejected when someone else
 * has saved since that revision.
 */
export const editorReplace = defineCall({
  ...editorCall,
  name: 'editor.replace',
  method: 'PUT',
  path: entityPath,
  body: 'entity',
  params: v.object({ ...named, entity }),
  result: editor.shownEntity,
  errors: saveErrors,
});

/**
 * Whatever refers to the entity is named first, in the refusal (`in_use`). With `detach`, it is
 * deleted all the same and taken out of the lists that name it.
 */
export const editorRemove = defineCall({
  ...editorCall,
  name: 'editor.remove',
  method: 'DELETE',
  path: entityPath,
  params: v.object({ ...named, detach: flagged }),
  result: editor.removed,
  errors: ['unauthorized', 'forbidden', 'not_found', 'in_use', 'edit_conflict'],
});

export const editorEntityDraft = defineCall({
  ...editorCall,
  name: 'editor.entity.draft',
  method: 'GET',
  path: `${entityPath}/draft`,
  params: v.object(named),
  result: editor.shownDraft,
  errors: ['unauthorized', 'not_found'],
});

export const editorEntityDraftReplace = defineCall({
  ...editorCall,
  name: 'editor.entity.draft.replace',
  method: 'PUT',
  path: `${entityPath}/draft`,
  permission: 'draft',
  body: 'entity',
  params: v.object({ ...named, entity }),
  result: editor.shownDraft,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid', 'edit_conflict'],
});

export const editorEntityDraftDrop = defineCall({
  ...editorCall,
  name: 'editor.entity.draft.drop',
  method: 'DELETE',
  path: `${entityPath}/draft`,
  permission: 'draft',
  params: v.object(named),
  result: editor.shownDraft,
  errors: ['unauthorized', 'forbidden', 'not_found', 'edit_conflict'],
});

export const editorEntityDraftPublish = defineCall({
  ...editorCall,
  name: 'editor.entity.draft.publish',
  method: 'POST',
  path: `${entityPath}/draft/publish`,
  params: v.object(named),
  result: editor.shownEntity,
  errors: saveErrors,
});

const previewErrors = ['unauthorized', 'forbidden', 'not_found', 'invalid', 'alias_taken'] as const;

/**
 * The page of an entity as it would be with this input; nothing is saved or published. The id 0 stands
 * for an entity that does not exist yet.
 */
export const editorPreview = defineCall({
  ...editorCall,
  name: 'editor.preview',
  method: 'POST',
  permission: 'draft',
  path: `${entityPath}/preview`,
  body: 'entity',
  params: v.object({ ...named, url: previewedUrl, entity }),
  result: editor.editorPreview,
  errors: previewErrors,
});

const linkErrors = ['unauthorized', 'forbidden', 'not_found', 'invalid'] as const;

/**
 * A link for somebody without an account: the page as the draft is when it is opened. It ends after a
 * day, with the draft, or when the draft is published.
 */
export const editorDraftLink = defineCall({
  ...editorCall,
  name: 'editor.draft.link',
  method: 'POST',
  permission: 'draft',
  path: '/editor/drafts/:draft/link',
  params: v.object({ draft: requiredId }),
  result: editor.previewLink,
  errors: linkErrors,
});

export const editorEntityDraftLink = defineCall({
  ...editorCall,
  name: 'editor.entity.draft.link',
  method: 'POST',
  permission: 'draft',
  path: `${entityPath}/draft/link`,
  params: v.object(named),
  result: editor.previewLink,
  errors: linkErrors,
});

/** Newest first; a deleted entity is found by its id. */
export const editorRevisions = defineCall({
  ...editorCall,
  name: 'editor.revisions',
  method: 'GET',
  path: `${entityPath}/revisions`,
  params: v.object({ ...named, ...paging }),
  result: editor.entityRevisions,
  errors: ['unauthorized', 'not_found', 'invalid'],
});

/**
 * Saves the entity as it was at that revision; a deleted one is recreated under its id, in the lists
 * that its deletion took it out of.
 */
export const editorRestore = defineCall({
  ...editorCall,
  name: 'editor.restore',
  method: 'POST',
  path: `${entityPath}/revisions/:revision/restore`,
  params: v.object({ ...named, revision: requiredId }),
  result: editor.shownEntity,
  errors: saveErrors,
});
