import { editorFile, editorPicture } from '../../contract/calls/editor.ts';
import { send } from '../calls/send.ts';
import { valueOf } from '../data/refused.ts';

/** @throws HttpError with a sentence: too large, not a picture. */
export const uploadPicture = async (file: File) =>
  valueOf(await send(editorPicture, { name: file.name }, { file }));

/** @throws HttpError with a sentence: too large, not a PDF. */
export const uploadPdf = async (file: File) =>
  valueOf(await send(editorFile, { name: file.name }, { file }));
