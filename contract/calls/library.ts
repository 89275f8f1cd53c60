/** The library of uploaded pictures and PDFs. */
import * as v from 'valibot';
import { ALT, TITLE } from '../collections/lengths.ts';
import { defineCall } from '../call.ts';
import { focus } from '../fields.ts';
import { requiredId } from '../query.ts';
import * as editor from '../schemas/editor.ts';
import * as library from '../schemas/library.ts';
import { editorCall, paging } from './editor-call.ts';

const path = '/editor/library' as const;
const filePath = `${path}/:id` as const;
const named = { id: requiredId };

/** A raw file, or a form with the file in `file`; `name` is for a raw one. */
const sent = { name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))) };

/** Adds a picture, or returns the existing file with the same content. */
export const editorPicture = defineCall({
  ...editorCall,
  name: 'editor.picture',
  method: 'POST',
  path: '/editor/pictures',
  permission: 'draft',
  params: v.object(sent),
  result: editor.storedPicture,
  errors: ['unauthorized', 'forbidden', 'too_large', 'invalid'],
});

/** A PDF, uploaded like a picture. */
export const editorFile = defineCall({
  ...editorCall,
  name: 'editor.file',
  method: 'POST',
  path: '/editor/files',
  permission: 'draft',
  params: v.object(sent),
  result: editor.storedFile,
  errors: ['unauthorized', 'forbidden', 'too_large', 'invalid'],
});

/** Newest first. `search` matches names, titles and descriptions; `src` finds the file at an address. */
export const editorLibrary = defineCall({
  ...editorCall,
  name: 'editor.library',
  method: 'GET',
  path,
  params: v.object({
    kind: v.optional(v.picklist(library.LIBRARY_KINDS)),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    src: v.optional(v.pipe(v.string(), v.maxLength(200))),
    ...paging,
  }),
  result: library.libraryFiles,
  errors: ['unauthorized', 'invalid'],
});

/** One file, with its uses. */
export const editorLibraryFile = defineCall({
  ...editorCall,
  name: 'editor.library.file',
  method: 'GET',
  path: filePath,
  params: v.object(named),
  result: library.libraryFileWithUses,
  errors: ['unauthorized', 'not_found'],
});

/** Sets the title and description of a file. */
export const editorLibraryDescribe = defineCall({
  ...editorCall,
  name: 'editor.library.describe',
  method: 'PUT',
  path: filePath,
  body: 'about',
  params: v.object({
    ...named,
    about: v.strictObject({
      title: v.pipe(v.string(), v.trim(), v.maxLength(TITLE)),
      alt: v.pipe(v.string(), v.trim(), v.maxLength(ALT)),
      focus: v.optional(v.nullable(v.strictObject(focus.entries)), null),
    }),
  }),
  result: library.libraryFileWithUses,
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid'],
});

/**
 * Replaces a file by another one of the same kind, sent like an upload. Everything that shows the
 * old file shows the new one from then on: entities get a revision, drafts are changed.
 */
export const editorLibraryReplace = defineCall({
  ...editorCall,
  name: 'editor.library.replace',
  method: 'POST',
  path: `${filePath}/file`,
  params: v.object({ ...named, ...sent }),
  result: library.libraryFileWithUses,
  errors: ['unauthorized', 'forbidden', 'not_found', 'too_large', 'invalid'],
});

/** Removes an unused file from the library. */
export const editorLibraryRemove = defineCall({
  ...editorCall,
  name: 'editor.library.remove',
  method: 'DELETE',
  path: filePath,
  params: v.object(named),
  result: library.libraryFile,
  errors: ['unauthorized', 'forbidden', 'not_found', 'in_use'],
});
