/** Who edits and what can be edited: accounts, the log, and the descriptions of collections. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { none, requiredId, requiredText } from '../query.ts';
import { collectionDescriptions } from '../schemas/descriptions.ts';
import * as editor from '../schemas/editor.ts';
import { graphAnswer, graphRequest } from '../schemas/graphql.ts';
import { editorCall, paging } from './editor-call.ts';

/** The calling editor; checks whether a token is valid. */
export const editorMe = defineCall({
  ...editorCall,
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
  ...editorCall,
  name: 'editor.descriptions',
  method: 'GET',
  path: '/editor/descriptions',
  params: none,
  result: collectionDescriptions,
  errors: ['unauthorized'],
});

/** Everything that editors can read, in one request: entities with what they name and what names them. */
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
  params: v.object(paging),
  result: editor.logEntries,
  errors: ['unauthorized', 'invalid'],
});

export const editorAccounts = defineCall({
  ...editorCall,
  name: 'editor.accounts',
  method: 'GET',
  path: '/editor/accounts',
  params: none,
  result: editor.accounts,
  errors: ['unauthorized'],
});

export const editorAccountNew = defineCall({
  ...editorCall,
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
  ...editorCall,
  name: 'editor.account.revoke',
  method: 'DELETE',
  path: '/editor/accounts/:id',
  params: v.object({ id: requiredId }),
  result: editor.account,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});
