/** Handlers of the calls in `contract/calls/library.ts`. */
import * as calls from '../../../contract/calls/library.ts';
import type { EditorAction } from '../../../contract/schemas/editor.ts';
import type { Database } from '../../db/database.ts';
import { implement, type EditorContext } from '../handler.ts';
import { logAction } from '../log.ts';
import { storePdf } from '../pdfs.ts';
import { storePicture } from '../pictures.ts';
import { fileOf } from '../sent-file.ts';
import { addFile, describeFile, fileRow, listFiles, type FileRow, type Stored } from './files.ts';
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

const picture = implement(calls.editorPicture, async ({ name: given }, context) => {
  const { bytes: sent, name } = await fileOf(context.request, given);
  const stored = await storePicture(context.mediaDir, sent);
  const { id } = await add({ kind: 'picture', ...stored, name }, 'picture', context);
  const { src, width, height } = stored;
  return { id, src, width, height };
});

const file = implement(calls.editorFile, async ({ name: given }, context) => {
  const { bytes: sent, name } = await fileOf(context.request, given);
  const { src, bytes } = await storePdf(context.mediaDir, sent);
  const stored: Stored = { kind: 'pdf', src, bytes, width: null, height: null, name };
  const { id } = await add(stored, 'file', context);
  return { id, src, bytes };
});

const describe = implement(calls.editorLibraryDescribe, ({ id, about }, context) =>
  context.db.transaction(async (tx) => {
    const row = await describeFile(tx, id, about, context.now);
    await log(tx, 'describe-file', labelOf(row), context);
    return withUses(tx, row);
  }),
);

export const libraryHandlers = [
  picture,
  file,
  implement(calls.editorLibrary, (listing, { db }) => listFiles(db, listing)),
  implement(calls.editorLibraryFile, async ({ id }, { db }) => withUses(db, await fileRow(db, id))),
  describe,
];
