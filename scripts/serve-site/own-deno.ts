import { delimiter, resolve } from 'node:path';

/** The project's own Deno goes first on the path: another version may not know the same flags. */
export function ownDenoFirst(projectRoot: string): void {
  const bin = resolve(projectRoot, 'node_modules/.bin');
  const path = process.env['PATH'] ?? '';
  if (!path.startsWith(bin + delimiter)) process.env['PATH'] = bin + delimiter + path;
}
