import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file that appears only once it is complete, and leaves nothing behind otherwise. Node writes it: an
 * error of libvips would not say that the disk is full.
 * @throws Error of the file system, with its `syscall`.
 */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  // A unique name: two pages may need the same picture at the same time.
  const part = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
