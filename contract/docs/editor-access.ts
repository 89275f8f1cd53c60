import type { SomeDocs } from './doc.ts';
import { account, logEntry } from './examples/editor.ts';
import { listed } from './examples/listed.ts';

/** Editor access and files. */
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
  editorPicture: {
    summary: 'Upload a picture',
    description:
      'Up to 10 MB and 8,000 px a side. The body is the file, or a form with it in the field ' +
      '`file`. The result contains what a picture field requires besides its alternative text; a rich ' +
      'text shows it as `<figure><img src="…" alt="…"></figure>`.',
    upload: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    example: {
      src: '/media/upload-0f343b0931126a20f133d67c2b018a3b.png',
      width: 1200,
      height: 750,
    },
  },
  editorFile: {
    summary: 'Upload a PDF',
    description: 'Up to 10 MB, uploaded like a picture; `document.file` of a page refers to it.',
    upload: ['application/pdf'],
    example: { src: '/media/upload-0f343b0931126a20f133d67c2b018a3b.pdf', bytes: 48_213 },
  },
} satisfies SomeDocs;
