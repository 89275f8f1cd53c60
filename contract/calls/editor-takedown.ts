/** Calls that take content off the site without deleting it, and the list of deleted entities. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as editor from '../schemas/editor.ts';
import { deletedEntities, plannedTakedowns, unpublished } from '../schemas/editor-takedown.ts';
import { editorCall, flagged, key, paging } from './editor-call.ts';
import { storedMoment } from '../collections/schema.ts';

const { collection } = editor;
const named = { collection, id: key };
const unpublishPath = '/editor/:collection/:id/unpublish' as const;

/**
 * Takes the entity off the site and keeps it as a draft; with `at`, at that time. As before a
 * deletion, the refusal lists what refers to it.
 */
export const editorUnpublish = defineCall({
  ...editorCall,
  name: 'editor.unpublish',
  method: 'POST',
  path: unpublishPath,
  params: v.object({ ...named, detach: flagged, at: v.optional(storedMoment) }),
  result: unpublished,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid', 'in_use', 'edit_conflict'],
});

/** Cancels a scheduled takedown. */
export const editorUnpublishDrop = defineCall({
  ...editorCall,
  name: 'editor.unpublish.drop',
  method: 'DELETE',
  path: unpublishPath,
  params: v.object(named),
  result: editor.shownEntity,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});

/** Scheduled takedowns: the next one first, then those that belong to a set. */
export const editorTakedowns = defineCall({
  ...editorCall,
  name: 'editor.takedowns',
  method: 'GET',
  path: '/editor/takedowns',
  params: v.object({ collection: v.optional(collection), ...paging }),
  result: plannedTakedowns,
  errors: ['unauthorized', 'invalid'],
});

/** Deleted entities, most recent first. */
export const editorDeleted = defineCall({
  ...editorCall,
  name: 'editor.deleted',
  method: 'GET',
  path: '/editor/deleted',
  params: v.object({
    collection: v.optional(collection),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    ...paging,
  }),
  result: deletedEntities,
  errors: ['unauthorized', 'invalid'],
});
