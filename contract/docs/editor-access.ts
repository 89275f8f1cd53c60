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
