/** The calls with which editors save entities. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { requiredId } from '../query.ts';
import * as editor from '../schemas/editor.ts';
import {
  editorCall,
  entity,
  entityPath,
  flagged,
  named,
  paging,
  saveErrors,
} from './editor-call.ts';

const collectionPath = '/editor/:collection' as const;

const { collection } = editor;
/** The page to preview; absent: the entity's own, or the first that shows it. */
const previewedUrl = v.optional(v.pipe(v.string(), v.startsWith('/'), v.maxLength(500)));

const previewErrors = ['unauthorized', 'forbidden', 'not_found', 'invalid', 'alias_taken'] as const;

/**
 * One page of a collection. `sort` is a field, prefixed with `-` for descending. Every further
 * parameter filters by the field or the state with its name, as listed in the description
 * (`filters`, `state_filters`). An unknown one is refused. Items have the fields that the
 * description shows in lists; with `full`, all.
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
  once: true,
  params: v.object({ collection, draft: flagged, entity }),
  result: v.union([editor.shownDraft, editor.shownEntity]),
  errors: [...saveErrors, 'key_reused'],
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
 * Replaces the whole entity. With `revision` in it, or in `If-Match`, the save is rejected when
 * someone else has saved since that revision.
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
 * The refusal (`in_use`) lists what refers to the entity. With `detach`, the entity is deleted
 * anyway and removed from the lists that refer to it.
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

/**
 * The page of an entity as it would be with this input; nothing is saved or published. The id 0
 * means an entity that does not exist yet.
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

/** Newest first; a deleted entity can be found by its id. */
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
 * Restores the entity as of that revision; a deleted one is recreated under its id, and put back
 * into the lists from which its deletion removed it.
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
