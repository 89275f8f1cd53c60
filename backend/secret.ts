import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Secrets } from '../contract/secrets.ts';
import type { Environment } from '../src/config/environment.ts';
import { DEMO_PASSWORD_FILE } from '../src/config/editor-screen.ts';
import { unwritable } from '../system/lock-file.ts';
import { makeFolder } from '../system/make-folder.ts';
import { StopError } from '../system/stop-error.ts';

/** The secrets that a demonstration generates and keeps in files next to its data. */
export const KEPT_SECRETS = [
  'code-secret',
  'edge-secret',
  'editor-token',
  'hook-secret',
  DEMO_PASSWORD_FILE,
] as const;

export type SecretName = (typeof KEPT_SECRETS)[number];

/** The secret that digests codes and signs links: from the settings, or this installation's own. */
export const codeSecretOf = ({
  CODE_SECRET,
  DATA_DIR,
}: Pick<Environment, 'CODE_SECRET' | 'DATA_DIR'>): Secrets =>
  CODE_SECRET ?? keptSecret(DATA_DIR, 'code-secret');

/** Writes a new secret to a temporary file and links it into place. */
function make(file: string): void {
  makeFolder(dirname(file));
  const aside = `${file}.${process.pid}`;
  try {
    // Flushed: after a power loss the name could otherwise be there without its content.
    writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Another user's start, for example as root, leaves a file that this one's may not read. */
function readKept(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StopError(`${file} cannot be read: ${reason}; see DATA_DIR.`, { cause: error });
  }
}

/**
 * Reads the secret from a file that only its owner can read; the first start creates it. An interrupted
 * start leaves no partial file, and two simultaneous starts get the same secret.
 * @throws StopError when the folder cannot be written or the file cannot be read, or the file is empty:
 * everybody would know that secret.
 */
export function keptSecret(dataDir: string, name: SecretName): string {
  const file = join(dataDir, name);
  try {
    if (!existsSync(file)) make(file);
  } catch (error) {
    if (!existsSync(file)) throw unwritable(file, error);
  }
  const secret = readKept(file);
  if (secret.trim()) return secret;
  throw new StopError(`${file} is empty: delete it, and the next start generates a new secret.`);
}
