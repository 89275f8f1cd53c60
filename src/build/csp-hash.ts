import { createHash } from 'node:crypto';

/** The source expression that allows exactly this inline script in a content security policy. */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
