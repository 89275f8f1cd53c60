import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The secret kept in a file that only its owner reads; made there at the first start. It is written
 * aside and linked into place, so that a start cut off leaves no half of one, and of two starts at
 * once both take the same.
 */
export function keptSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(aside, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(aside, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}
