import { editorCall } from './editor-call.ts';

/** Common properties of the desk's calls. */
export const deskCall = { ...editorCall, permission: 'people' } as const;

/** A POST that only reads: its search terms must not appear in a URL. */
export const deskLook = { ...deskCall, method: 'POST', changes: false } as const;

export const deskErrors = ['unauthorized', 'forbidden', 'not_found', 'invalid'] as const;
