/** Calls for sets of changes that are published together. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { requiredId, requiredText } from '../query.ts';
import * as editor from '../schemas/editor.ts';
import {
  changeSet,
  changeSets,
  MEMBERS_MAX,
  SET_STATES,
  setCheck,
} from '../schemas/editor-sets.ts';
import { editorCall, paging } from './editor-call.ts';
import { storedMoment } from '../collections/schema.ts';

const setPath = '/editor/sets/:set' as const;
const idNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** The whole set: members left out of it leave the set. */
const given = v.strictObject({
  title: requiredText,
  publish_at: v.nullish(storedMoment, null),
  drafts: v.optional(v.pipe(v.array(idNumber), v.maxLength(MEMBERS_MAX)), []),
  takedowns: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          collection: editor.collection,
          id: idNumber,
          detach: v.optional(v.boolean(), false),
        }),
      ),
      v.maxLength(MEMBERS_MAX),
    ),
    [],
  ),
});

/** Newest first. */
export const editorSets = defineCall({
  ...editorCall,
  name: 'editor.sets',
  method: 'GET',
  path: '/editor/sets',
  params: v.object({ state: v.optional(v.picklist(SET_STATES)), ...paging }),
  result: changeSets,
  errors: ['unauthorized', 'invalid'],
});

export const editorSetNew = defineCall({
  ...editorCall,
  name: 'editor.set.new',
  method: 'POST',
  path: '/editor/sets',
  body: 'changes',
  once: true,
  params: v.object({ changes: given }),
  result: changeSet,
  errors: ['unauthorized', 'forbidden', 'invalid', 'key_reused'],
});

export const editorSet = defineCall({
  ...editorCall,
  name: 'editor.set',
  method: 'GET',
  path: setPath,
  params: v.object({ set: requiredId }),
  result: changeSet,
  errors: ['unauthorized', 'not_found'],
});

export const editorSetReplace = defineCall({
  ...editorCall,
  name: 'editor.set.replace',
  method: 'PUT',
  path: setPath,
  body: 'changes',
  params: v.object({ set: requiredId, changes: given }),
  result: changeSet,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid', 'edit_conflict'],
});

/** Deletes the set: its drafts stay, and its takedowns are cancelled. */
export const editorSetDrop = defineCall({
  ...editorCall,
  name: 'editor.set.drop',
  method: 'DELETE',
  path: setPath,
  params: v.object({ set: requiredId }),
  result: changeSet,
  errors: ['unauthorized', 'forbidden', 'not_found', 'edit_conflict'],
});

/** Checks whether it could be published, without doing so. */
export const editorSetCheck = defineCall({
  ...editorCall,
  name: 'editor.set.check',
  method: 'GET',
  path: `${setPath}/check`,
  params: v.object({ set: requiredId }),
  result: setCheck,
  errors: ['unauthorized', 'not_found'],
});

/** Drafts with the revisions that the publisher has read: `12:812,14:809`. */
const seen = v.pipe(
  v.string(),
  v.maxLength(MEMBERS_MAX * 26),
  v.regex(/^(?:\d{1,9}:\d{1,15}(?:,\d{1,9}:\d{1,15})*)?$/),
  v.transform((text): ReadonlyMap<number, number> => {
    const pairs = text.matchAll(/(\d+):(\d+)/g);
    return new Map(Array.from(pairs, ([, draft, revision]) => [Number(draft), Number(revision)]));
  }),
);

/** All or nothing. With `seen`, only if the set has these drafts, and they have not changed since. */
export const editorSetPublish = defineCall({
  ...editorCall,
  name: 'editor.set.publish',
  method: 'POST',
  path: `${setPath}/publish`,
  params: v.object({ set: requiredId, seen: v.optional(seen) }),
  result: changeSet,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid', 'edit_conflict'],
});
