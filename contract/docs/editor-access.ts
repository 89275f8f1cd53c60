import type { SomeDocs } from './doc.ts';
import { account, logEntry } from './examples/editor.ts';
import { listed } from './examples/listed.ts';

/** Editor access. */
export const editorAccess = {
  editorMe: {
    summary: 'Identify the editor',
    description: 'Checks whether a token is valid.',
    example: { name: 'Вера', role: 'editor' },
  },
  editorGraph: {
    summary: 'Read entities with GraphQL',
    description:
      'The schema is made from the descriptions: a list and a single entity of each collection, the ' +
      'entities that a field names (`category`), and those that name an entity (`articles` of a tag), ' +
      'in pages. `live`, `held` and `draft` are fields as well. Lists take the parameters of the ' +
      'collection’s list call. A query has at most 12 levels and 20,000 objects. Faults are in ' +
      '`errors`, as GraphQL has it; the status is then 200.',
    params: {
      request: { query: '{ tags(count: 1) { total items { title articles { total } } } }' },
    },
    example: {
      data: { tags: { total: 12, items: [{ title: 'Гигиена', articles: { total: 7 } }] } },
    },
  },
  editorLog: {
    summary: 'Read the editors’ log',
    description: 'Who did what, newest first.',
    example: listed(logEntry),
  },
  editorAccounts: {
    summary: 'List the editor accounts',
    description: 'Includes revoked accounts. Tokens are not returned.',
    example: listed(account),
  },
  editorAccountNew: {
    summary: 'Create an account',
    description: 'Its token is returned only here. A `viewer` can only read.',
    params: { account: { name: account.name, role: account.role } },
    example: { ...account, token: 'q3Zb5Ck0nXw8dU1vR7sYtA' },
  },
  editorAccountRevoke: {
    summary: 'Revoke an account',
    description: 'Its token is rejected from now on.',
    params: { id: account.id },
    example: { ...account, revoked_at: '2026-11-22T09:30:00.000Z' },
  },
} satisfies SomeDocs;
