/**
 * `npm run spec -- header`: runs the browser tests of that name against the running `npm start`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { EnvironmentError, readEnvironment } from '../src/config/environment.ts';
import { assertRunning } from './running-site.ts';
import { StopError } from './stop-error.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

async function run(): Promise<number> {
  await assertRunning(readEnvironment(process.env).PORT);
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
