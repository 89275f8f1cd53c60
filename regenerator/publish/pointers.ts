import { readFileSync } from 'node:fs';
import { BOOT } from '../../system/process-identity.ts';
import { hasCode } from '../../system/error-code.ts';
import { parsePointer, type Places, type Pointer } from './manifest.ts';

/** What a file says; null where there is none, or where a loss of power has left half of it. */
function pointerIn(file: string): Pointer | null {
  try {
    // At once: it is some bytes, and threads that wait for the disk may all be taken.
    return parsePointer(readFileSync(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE')) throw error;
    return null;
  }
}

/** The release that will be served even after a loss of power; null before the first one. */
export const readDurable = ({ durable }: Places): Pointer | null => pointerIn(durable);

/**
 * What is served; null before the first release. What was published and not yet on the disk holds
 * only until the machine starts again.
 */
export function readPointer(places: Places): Pointer | null {
  const pointer = pointerIn(places.current);
  if (pointer && (pointer.boot === undefined || pointer.boot === BOOT)) return pointer;
  return readDurable(places);
}
