import { useLayoutEffect, useRef, useState } from 'react';
import type { OnProgress } from '../calls/send-file.ts';
import type { Uploaded } from './upload.ts';

/** An upload as the screen shows it. */
export type Upload = {
  /** The uploaded fraction; null while nothing is uploading. */
  readonly part: number | null;
  /** Why the last file was refused. */
  readonly fault: string | null;
  /** Whether the last file was stored. */
  readonly isDone: boolean;
  readonly take: (file: File | undefined) => Promise<void>;
};

/**
 * @param taken receives the stored file. The latest version of it is called, because much may have
 * been typed and moved during the upload.
 */
export function useUpload<T>(
  upload: (file: File, onProgress: OnProgress) => Promise<Uploaded<T>>,
  taken: (stored: T) => void,
): Upload {
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const latest = useRef(taken);
  useLayoutEffect(() => {
    latest.current = taken;
  });
  async function take(file: File | undefined) {
    if (!file) return;
    setFault(null);
    setDone(false);
    setPart(0);
    const done = await upload(file, setPart);
    setPart(null);
    if ('fault' in done) setFault(done.fault);
    else {
      setDone(true);
      latest.current(done.stored);
    }
  }
  return { part, fault, isDone, take };
}
