import type { SomeDocs } from './doc.ts';
import { account, logEntry } from './samples/editor.ts';
import { listed } from './samples/listed.ts';

/** Who edits, and files. */
export const editorAccess = {
  editorMe: {
    summary: 'Tell whose token this is',
    description: 'The way to see whether a token is right.',
    example: { name: 'Вера', role: 'editor' },
  },
  editorLog: {
    summary: 'Read the log of editors',
    description: 'Who did what, the newest first.',
    example: listed(logEntry),
  },
  editorAccounts: {
    summary: 'List the accounts of editors',
    description: 'Those that were revoked included. Tokens are not told.',
    example: listed(account),
  },
  editorAccountNew: {
    summary: 'Create an account',
    description: 'The only time that its token is told. A `viewer` only reads.',
    params: { account: { name: account.name, role: account.role } },
    example: { ...account, token: 'q3Zb5Ck0nXw8dU1vR7sYtA' },
  },
  editorAccountRevoke: {
    summary: 'Revoke an account',
    description: 'Its token opens nothing any more.',
    params: { id: account.id },
    example: { ...account, revoked_at: '2026-11-22T09:30:00.000Z' },
  },
  editorPicture: {
    summary: 'Upload a picture',
    description:
      'Up to 10 MB and 8,000 px a side. The body is the file, or a form with it in the field ' +
      '`file`. The answer is what a field of a picture needs beside its alternative text.',
    upload: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    example: {
      src: '/media/upload-0f343b0931126a20f133d67c2b018a3b.png',
      width: 1200,
      height: 750,
    },
  },
  editorFile: {
    summary: 'Upload a PDF',
    description: 'Up to 10 MB, sent as a picture is; `document.file` of a page names it.',
    upload: ['application/pdf'],
    example: { src: '/media/upload-0f343b0931126a20f133d67c2b018a3b.pdf', bytes: 48_213 },
  },
} satisfies SomeDocs;
