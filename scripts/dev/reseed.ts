import { fork } from 'node:child_process';
import { once } from 'node:events';
import { StopError } from '../../system/stop-error.ts';

/**
 * Replaces the content with the demonstration content. No other process may have the embedded
 * database open.
 * @throws StopError on failure; the program has logged the reason itself.
 */
export async function reseed(): Promise<void> {
  const child = fork(new URL('../../backend/seed/main.ts', import.meta.url), ['--replace'], {
    execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StopError('The content was not replaced; see the reason above.');
}
