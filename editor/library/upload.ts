import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { editorFile, editorLibraryReplace, editorPicture } from '../../contract/calls/library.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { isOutage } from '../calls/outage.ts';
import { sendFile, type OnProgress } from '../calls/send-file.ts';
import { faultAfter, faultBefore } from './file-faults.ts';

/**
 * The stored file, or the sentence that says why there is none. `isAway`: no server has checked the
 * file, so it may be accepted a little later.
 */
export type Uploaded<T> =
  | { readonly stored: T }
  | { readonly fault: string; readonly isAway?: boolean };

type Named = Readonly<Record<string, unknown>>;

async function upload<P extends v.GenericSchema<Named>, R extends v.GenericSchema>(
  call: Call<P, R>,
  params: v.InferInput<P>,
  file: File,
  onProgress: OnProgress,
): Promise<Uploaded<v.InferOutput<R>>> {
  const fault = faultBefore(file);
  if (fault !== null) return { fault };
  const sent: Result<v.InferOutput<R>> = await sendFile(call, params, file, onProgress);
  if (sent.ok) return { stored: sent.value };
  const { error } = sent;
  // A file that breaks the backend will break it again.
  const isAway = isOutage(error) && error.code !== 'internal';
  return { fault: faultAfter(file, error), isAway };
}

export const uploadPicture = (file: File, onProgress: OnProgress) =>
  upload(editorPicture, { name: file.name }, file, onProgress);

export const uploadPdf = (file: File, onProgress: OnProgress) =>
  upload(editorFile, { name: file.name }, file, onProgress);

/** Replaces a file of the library wherever it is used. */
export const replaceFile = (id: number, file: File, onProgress: OnProgress) =>
  upload(editorLibraryReplace, { id, name: file.name }, file, onProgress);
