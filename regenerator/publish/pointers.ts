import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hasCode } from './error-code.ts';
import { parsePointer, type Places, type Pointer } from './manifest.ts';

/** Names this start of the machine; empty where the system tells none. */
export const BOOT = ((): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
})();

/** What a file says; null where there is none, or where a loss of power has left half of it. */
async function pointerIn(file: string): Promise<Pointer | null> {
  try {
    return parsePointer(await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE')) throw error;
    return null;
  }
}

/** The release that will be served even after a loss of power; null before the first one. */
export const readDurable = (places: Places): Promise<Pointer | null> => pointerIn(places.durable);

/**
 * What is served; null before the first release. What was published and not yet on the disk holds
 * only until the machine starts again.
 */
export async function readPointer(places: Places): Promise<Pointer | null> {
  const pointer = await pointerIn(places.current);
  if (pointer && (pointer.boot === undefined || pointer.boot === BOOT)) return pointer;
  return readDurable(places);
}
