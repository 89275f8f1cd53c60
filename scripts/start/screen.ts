import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_EDITOR, DEMO_PASSWORD_FILE, SCREEN_PATH } from '../../src/config/editor-screen.ts';
import { log } from '../../system/log.ts';
import type { Run } from './servers.ts';

const program = fileURLToPath(new URL('../build-editor.ts', import.meta.url));

/**
 * Builds the editor's screen if it does not exist yet, once everything else is up, and prints its URL. A
 * failed build of the screen stops nothing: the site runs without it.
 */
export async function bringScreen({ environment, dataDir, projectRoot, signal }: Run) {
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
    signal,
  });
  const [code] = await once(child, 'exit').catch(() => [null]);
  if (signal.aborted) return;
  const origin = `http://localhost:${environment.PORT}`;
  if (code !== 0) {
    log.warn("The editor's screen could not be built; the site goes on without it.");
    return;
  }
  const file = relative(projectRoot, `${dataDir}/${DEMO_PASSWORD_FILE}`);
  const isDemonstration = environment.MODE === 'demonstration';
  const who = isDemonstration ? ` (${DEMO_EDITOR}, the password is in ${file})` : '';
  log.info(`editors: ${origin}${SCREEN_PATH}${who}`);
}
