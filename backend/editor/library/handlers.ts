/** Handlers of the calls in `contract/calls/library.ts`. */
import * as v from 'valibot';
import * as calls from '../../../contract/calls/library.ts';
import type { EditorAction } from '../../../contract/schemas/editor.ts';
import type { LibraryKind } from '../../../contract/schemas/library.ts';
import type { Database } from '../../db/database.ts';
import { implement, savingOf, type EditorContext } from '../handler.ts';
import { logAction } from '../log.ts';
import { storePdf } from '../pdfs.ts';
import { storePicture } from '../pictures.ts';
import { fileOf } from '../sent-file.ts';
import { addFile, asFile, fileRow, listFiles, type FileRow, type Stored } from './files.ts';
import { describeFile } from './describe.ts';
import { removeFile } from './remove.ts';
import { replaceFile } from './replace.ts';
import { withUses } from './with-uses.ts';

type By = Pick<EditorContext, 'editor' | 'now'>;

const log = (db: Database, action: EditorAction, about: string, { editor, now }: By) =>
  logAction(db, { at: now, who: editor.name, action, about });

/** Adds an uploaded file to the library and to the log. */
const add = (stored: Stored, action: 'picture' | 'file', context: EditorContext) =>
  context.db.transaction(async (tx) => {
    const added = await addFile(tx, stored, context.editor.name, context.now);
    await log(tx, action, stored.src, context);
    return added;
  });

const labelOf = ({ title, name, src }: FileRow) => title || name || src;

/** Stores an uploaded file of either kind. */
async function storeSent(
  kind: LibraryKind,
  { request, media }: EditorContext,
  given: string | undefined,
): Promise<Stored> {
  const { bytes: sent, name } = await fileOf(request, given);
  if (kind === 'picture') return { kind, ...(await storePicture(media, sent)), name };
  return { kind, ...(await storePdf(media, sent)), width: null, height: null, name };
}

const picture = implement(calls.editorPicture, async ({ name }, context) => {
  const stored = await storeSent('picture', context, name);
  const { src, width, height } = await add(stored, 'picture', context);
  return v.parse(calls.editorPicture.result, { src, width, height });
});

const file = implement(calls.editorFile, async ({ name }, context) => {
  const stored = await storeSent('pdf', context, name);
  const { src, bytes } = await add(stored, 'file', context);
  return { src, bytes };
});

const describe = implement(calls.editorLibraryDescribe, ({ id, about }, context) =>
  context.db.transaction(async (tx) => {
    const row = await describeFile(tx, id, about, savingOf(context, 'describe-file'));
    await log(tx, 'describe-file', labelOf(row), context);
    return withUses(tx, row);
  }),
);

const replace = implement(calls.editorLibraryReplace, async ({ id, name }, context) => {
  const { kind } = await fileRow(context.db, id);
  const stored = await storeSent(kind, context, name);
  return context.db.transaction(async (tx) => {
    const row = await replaceFile(tx, id, stored, savingOf(context, 'replace-file'));
    await log(tx, 'replace-file', labelOf(row), context);
    return withUses(tx, row);
  });
});

const remove = implement(calls.editorLibraryRemove, ({ id }, context) =>
  context.db.transaction(async (tx) => {
    const row = await removeFile(tx, id);
    await log(tx, 'delete-file', labelOf(row), context);
    return asFile(row);
  }),
);

export const libraryHandlers = [
  picture,
  file,
  implement(calls.editorLibrary, (listing, { db }) => listFiles(db, listing)),
  implement(calls.editorLibraryFile, async ({ id }, { db }) => withUses(db, await fileRow(db, id))),
  describe,
  replace,
  remove,
];
