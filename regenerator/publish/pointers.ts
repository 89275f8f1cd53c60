import { readFileSync } from 'node:fs';
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

/**
 * The served release; null before the first one. A release that is published but not flushed yet is
 * valid only until the machine restarts.
 */
export function readPointer(places: Places): Pointer | null {
  const pointer = pointerIn(places.current);
  if (pointer && (pointer.boot === undefined || pointer.boot === BOOT)) return pointer;
  return readDurable(places);
}
