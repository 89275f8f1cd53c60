/**
 * `npm run spec -- header`: runs the browser tests of that name against the running `npm start`,
 * with an up-to-date build of the editor's screen.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError, readEnvironment } from '../src/config/environment.ts';
import { buildScreen } from './editor-screen.ts';
import { assertRunning } from './running-site.ts';
import { StopError } from '../system/stop-error.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

async function run(): Promise<number> {
  const { PORT, DATA_DIR, REST_ORIGIN } = readEnvironment(process.env);
  await assertRunning(PORT);
  if (!REST_ORIGIN) await buildScreen({ projectRoot, dataDir: resolve(DATA_DIR) });
  const names = process.argv.slice(2);
  const child = spawn('playwright', ['test', ...names], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, TEST_RUNNING: '1' },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof StopError || error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
