/** Descriptions of collections, GraphQL, and the log. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { calendarDay } from '../collections/schema.ts';
import { none, requiredId } from '../query.ts';
import { collectionDescriptions } from '../schemas/descriptions.ts';
import * as editor from '../schemas/editor.ts';
import { graphAnswer, graphRequest } from '../schemas/graphql.ts';
import { editorCall, paging } from './editor-call.ts';

/** The fields of each collection: enough to write any entity, and to build a screen for it. */
export const editorDescriptions = defineCall({
  ...editorCall,
  name: 'editor.descriptions',
  method: 'GET',
  path: '/editor/descriptions',
  params: none,
  result: collectionDescriptions,
  errors: ['unauthorized'],
});

/** Everything that editors can read, in one request: entities with their references in both directions. */
export const editorGraph = defineCall({
  ...editorCall,
  name: 'editor.graphql',
  method: 'POST',
  path: '/editor/graphql',
  body: 'request',
  params: v.object({ request: graphRequest }),
  result: graphAnswer,
  bare: 'application/json',
  changes: false,
  errors: ['unauthorized', 'invalid'],
});

export const editorLog = defineCall({
  ...editorCall,
  name: 'editor.log',
  method: 'GET',
  path: '/editor/log',
  params: v.object({
    ...paging,
    /** The name of an editor. */
    who: v.optional(v.pipe(v.string(), v.maxLength(100))),
    action: v.optional(v.picklist(editor.EDITOR_ACTIONS)),
    collection: v.optional(editor.collection),
    entity: v.optional(requiredId),
    /** Moscow dates, both inclusive. */
    since: v.optional(calendarDay),
    until: v.optional(calendarDay),
  }),
  result: editor.logEntries,
  errors: ['unauthorized', 'invalid'],
});
