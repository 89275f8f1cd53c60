import { readFileSync, statSync, type Stats } from 'node:fs';
import { BOOT } from '../../system/process-identity.ts';
import { hasCode } from '../../system/error-code.ts';
import { parsePointer, type Places, type Pointer } from './manifest.ts';

/** The parsed content of a file; null when it is missing or a power loss has truncated it. */
function pointerIn(file: string): Pointer | null {
  try {
    // Synchronous: the file is tiny, and the threads that wait for the disk may all be busy.
    return parsePointer(readFileSync(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE')) throw error;
    return null;
  }
}

/** The release that will be served even after a power loss; null before the first one. */
export const readDurable = ({ durable }: Places): Pointer | null => pointerIn(durable);

/** The pointer of what is published last; null if it is missing, or of an earlier boot and never flushed. */
function readCurrent(places: Places): Pointer | null {
  const pointer = pointerIn(places.current);
  return pointer && (pointer.boot === undefined || pointer.boot === BOOT) ? pointer : null;
}

/**
 * The served release; null before the first one. A release that is published but not flushed yet is
 * valid only until the machine restarts.
 */
export const readPointer = (places: Places): Pointer | null =>
  readCurrent(places) ?? readDurable(places);

/**
 * Returns a function that reads the same, for each request: it opens the file only if that was replaced, which
 * its inode and its times tell. Looking at them takes a third of the time.
 */
export function pointerReader(places: Places): () => Pointer | null {
  let known: { readonly file: Stats; readonly pointer: Pointer } | null = null;
  return () => {
    const file = statSync(places.current, { throwIfNoEntry: false });
    if (file && known?.file.ino === file.ino && known.file.ctimeMs === file.ctimeMs) {
      return known.pointer;
    }
    const pointer = readCurrent(places);
    // Another file can take its place: that one is not looked at.
    known = file && pointer ? { file, pointer } : null;
    return pointer ?? readDurable(places);
  };
}
