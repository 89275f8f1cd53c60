import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { startChild, type ChildServer } from '../../scripts/child-server.ts';
import { freePort } from '../../scripts/ports.ts';
import { DEMO_PASSWORD_FILE } from '../../src/config/editor-screen.ts';
import { until } from './deadline.ts';
import { isRunning } from './browsed-site.ts';
import { keptSite } from './prepared.ts';
import { testDataDir, testEnvironment } from './site.ts';

const program = new URL('../../regenerator/server.ts', import.meta.url);

const SECRET = 'the-secret-of-the-hooks-of-an-own-site';

/** Pictures that were encoded for other tests, named by their content. */
const CACHES = ['pictures', 'shares'];

/** A copy of the prepared site with its content, in a directory of its own. */
function bringSite(directory: string): void {
  if (isRunning || !existsSync(keptSite.database)) {
    throw new Error('This test changes the site of the tests: npm run test:browser -- <file>');
  }
  for (const [name, kept] of Object.entries({
    database: keptSite.database,
    media: keptSite.media,
    site: keptSite.releases,
  })) {
    cpSync(kept, join(directory, name), { recursive: true });
  }
  // Whoever may edit that content has this password.
  cpSync(join(testDataDir, DEMO_PASSWORD_FILE), join(directory, DEMO_PASSWORD_FILE));
  for (const name of CACHES) symlinkSync(join(testDataDir, name), join(directory, name));
}

/** Waits until it has opened the whole site, before which it answers nobody in time. */
const isOpen = (port: number) =>
  until('the regenerator has not opened its site', async () => {
    const reply = await fetch(`http://localhost:${port}/status`);
    return v.parse(v.object({ state: v.string() }), await reply.json()).state === 'idle';
  });

/** A regenerator for the site of one test file; it starts when the test says so. */
export async function ownRegenerator(directory: string, restOrigin: string) {
  bringSite(directory);
  const port = await freePort();
  let running: ChildServer | null = null;
  const hook = {
    CONTENT_HOOK_URL: `http://localhost:${port}/hooks/content`,
    CONTENT_HOOK_SECRET: SECRET,
  };
  return {
    /** What the backend has to know. */
    hook,
    start: async () => {
      running = await startChild('regenerator', program, {
        ...testEnvironment,
        ...hook,
        DATA_DIR: directory,
        REST_ORIGIN: restOrigin,
        REGENERATOR_PORT: String(port),
      });
      await isOpen(port);
    },
    /** Without warning or cleanup, as when memory runs out. */
    kill: async () => {
      await running?.kill();
      running = null;
    },
  };
}
