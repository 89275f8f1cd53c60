/** The calls with which editors save, publish and show drafts. */
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

const { collection } = editor;

/**
 * Drafts, newest first; `full` adds the fields that lists do not show. `unpublished` filters for
 * drafts of entities that were taken down, even scheduled ones.
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

export const editorDraftPublish = defineCall({
  ...editorCall,
  name: 'editor.draft.publish',
  method: 'POST',
  path: '/editor/drafts/:draft/publish',
  params: v.object({ draft: requiredId }),
  result: editor.shownEntity,
  errors: saveErrors,
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

/** With `new`, only if there is no draft: an editor who has seen none must not overwrite another's. */
export const editorEntityDraftReplace = defineCall({
  ...editorCall,
  name: 'editor.entity.draft.replace',
  method: 'PUT',
  path: `${entityPath}/draft`,
  permission: 'draft',
  body: 'entity',
  params: v.object({ ...named, new: flagged, entity }),
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

const linkErrors = ['unauthorized', 'forbidden', 'not_found', 'invalid'] as const;

/**
 * A preview link for somebody without an account: the page with the draft's state at the time it is
 * opened. It expires after a day, or when the draft is deleted or published.
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
