import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Reads the secret from a file that only its owner can read; the first start creates it. It is
 * written to a temporary file and linked into place, so an interrupted start leaves no partial file
 * and two simultaneous starts get the same secret.
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
