import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../backend/db/database.ts';
import { openEmbedded } from '../../backend/db/open.ts';
import { buildScreen } from '../../scripts/editor-screen.ts';
import { siteDirectory } from '../../scripts/site-build.ts';
import { serveSite } from '../../scripts/serve-site.ts';
import {
  DEMO_EDITOR,
  DEMO_PASSWORD_FILE,
  SCREEN_DIRECTORY,
} from '../../src/config/editor-screen.ts';
import { startProcess } from '../backend/backend-process.ts';
import { makeScratch } from '../contract/scratch.ts';
import { seededDirectory } from '../contract/snapshot.ts';
import { Line, type Break } from './line.ts';
import { releasesDirectory, siteDataDir } from './browsed-site.ts';
import { ownRegenerator } from './own-regenerator.ts';
import { projectRoot } from './site.ts';

/** How a backend ends: on request, or as when memory runs out. */
export type End = 'SIGTERM' | 'SIGKILL';

/**
 * Milliseconds of the backend's clock: longer than any test takes, so that the test decides when.
 */
export const ISSUE_DELAY = 600_000;

const clock = new URL('../backend/movable-clock.ts', import.meta.url);

type Options = {
  /** Whether readers see what is saved: with a regenerator and releases of its own. */
  readonly isPublished?: boolean;
};

/**
 * The built site with its own backend, which a test may stop, restart, and whose clock it may set.
 * The database is the seeded one; the site's address does not change.
 */
export async function openOwnSite({ isPublished = false }: Options = {}) {
  const directory = makeScratch('own');
  const database = join(directory, 'database');
  const line = new Line();
  const restOrigin = await line.listen();
  const regenerator = isPublished ? await ownRegenerator(directory, restOrigin) : null;
  if (!regenerator) cpSync(await seededDirectory(), database, { recursive: true });
  let ahead = 0;
  const begin = () =>
    startProcess(
      {
        DATA_DIR: directory,
        DATABASE_URL: '',
        CLOCK_AHEAD: String(ahead),
        ISSUE_DELAY: String(ISSUE_DELAY),
        ...regenerator?.hook,
      },
      { imported: clock },
    );
  let backend: Awaited<ReturnType<typeof begin>> | null = null;
  const start = async () => {
    backend = await begin();
    line.lead(backend.origin);
  };
  const end = async (how: End) => {
    line.lead(null);
    await (how === 'SIGKILL' ? backend?.kill() : backend?.stop());
    backend = null;
  };
  await start();
  await regenerator?.start();
  const site = await serveSite({
    port: 0,
    siteDirectory: regenerator ? siteDirectory(directory) : releasesDirectory,
    restOrigin,
    projectRoot,
    log: () => {},
  });
  return {
    origin: site.origin,
    /** The backend's origin, while there is one. */
    restOrigin,
    start,
    end,
    /** Of a published one. */
    regenerator,
    /** Ends the backend in the middle of the next call of that name. */
    endAt: (call: string, when: Break, how: End) =>
      line.breakAt(`/rest/${call}`, when, () => end(how)),
    /** Advances the backend's clock, unnoticed by callers; the backend is up afterwards. */
    pass: (milliseconds: number) =>
      line.hold(async () => {
        ahead += milliseconds;
        if (backend) await end('SIGTERM');
        await start();
      }),
    /** The backend's clock; a page that sends it times has to share it. */
    now: () => Date.now() + ahead,
    /** The backend's outbox, newest first. */
    outbox: async (): Promise<{ to: string; text: string; code?: string }[]> =>
      (await fetch(new URL('/dev/outbox', restOrigin))).json(),
    /** Brings the editor's screen. @returns who may sign in to it. */
    screen: async () => {
      await buildScreen({ projectRoot, dataDir: siteDataDir });
      const built = join(siteDataDir, SCREEN_DIRECTORY);
      cpSync(built, join(directory, SCREEN_DIRECTORY), { recursive: true });
      const password = readFileSync(join(directory, DEMO_PASSWORD_FILE), 'utf8');
      return { email: DEMO_EDITOR, password };
    },
    /** Reads the database, for which the backend has to stop. */
    look: async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
      await end('SIGKILL');
      const opened = await openEmbedded(database);
      try {
        return await work(opened.db);
      } finally {
        await opened.close();
      }
    },
    close: async () => {
      await site.stop();
      await regenerator?.kill();
      await end('SIGKILL');
      await line.close();
      rmSync(directory, { recursive: true });
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof openOwnSite>>;
