import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RETRY_FILE, WORKER_FILE } from '../../config/offline.ts';
import type { Environment } from '../../config/environment.ts';

/** Bundles everything that a file imports into one script: none of our browsers loads a worker in parts. */
async function bundle(source: string): Promise<string> {
  // Large, so loaded only for a build, like the editor's screen.
  const { build } = await import('vite');
  const { NODE_ENV: mode } = process.env;
  try {
    const made = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: { input: resolve(source), output: { format: 'iife' } },
      },
    });
    const [file] = 'output' in made ? made.output : [];
    if (file?.type !== 'chunk') throw new Error(`${source} was not bundled.`);
    return file.code;
  } finally {
    // Vite sets it for itself.
    if (mode === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = mode;
  }
}

const bundles = new Map<string, Promise<string>>();

/** Bundles once per process: `npm run dev` rewrites the site's files after each content change. */
function bundled(source: string): Promise<string> {
  const made = bundles.get(source) ?? bundle(source);
  bundles.set(source, made);
  return made;
}

/** The code of the service worker; when turned off, of the one that removes it. */
export const workerCode = (setting: Environment['OFFLINE_PAGES']): Promise<string> =>
  bundled(setting === 'on' ? 'src/worker/worker.ts' : 'src/worker/gone.ts');

/**
 * Writes the worker and the script of its page. The worker's address must always respond: only a response
 * reaches browsers that have the worker installed.
 */
export async function writeWorker(
  directory: string,
  setting: Environment['OFFLINE_PAGES'],
): Promise<void> {
  await writeFile(join(directory, WORKER_FILE), await workerCode(setting));
  await writeFile(join(directory, RETRY_FILE), await bundled('src/worker/retry.ts'));
}
