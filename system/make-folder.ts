import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/**
 * Makes a folder with those above it, where a setting says that it should be: Node's recursive mkdir never
 * returns from a folder below /proc.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (!existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was quicker, or a file is in its place.
    if (!hasCode(error, 'EEXIST') || !isFolder(path)) throw error;
  }
}
