import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { editorFile, editorLibraryReplace, editorPicture } from '../../contract/calls/library.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { sendFile, type Told } from '../calls/send-file.ts';
import { faultAfter, faultBefore } from './file-faults.ts';

/** What the backend made of a file, or the sentence why it made nothing. */
export type Uploaded<T> = { readonly stored: T } | { readonly fault: string };

type Named = Readonly<Record<string, unknown>>;

async function upload<P extends v.GenericSchema<Named>, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P>,
  file: File,
  told: Told,
): Promise<Uploaded<v.InferOutput<R>>> {
  const fault = faultBefore(file);
  if (fault !== null) return { fault };
  const sent: Result<v.InferOutput<R>> = await sendFile(call, params, file, told);
  return sent.ok ? { stored: sent.value } : { fault: faultAfter(file, sent.error) };
}

export const uploadPicture = (file: File, told: Told) =>
  upload(editorPicture, { name: file.name }, file, told);

export const uploadPdf = (file: File, told: Told) =>
  upload(editorFile, { name: file.name }, file, told);

/** Puts a file in the place of one of the library, wherever that is shown. */
export const replaceFile = (id: number, file: File, told: Told) =>
  upload(editorLibraryReplace, { id, name: file.name }, file, told);
