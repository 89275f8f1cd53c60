import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { lastGoodFile } from '../../../regenerator/content/last-good-file.ts';
import { hasCode } from '../../../system/error-code.ts';
import { startChild, type ChildServer } from '../../../scripts/child-server.ts';
import { buildSite, siteDirectory } from '../../../scripts/site-build.ts';
import { wrapRenderer } from '../stand-ins/renderer.ts';
import { copyTree } from '../../site/copy-tree.ts';
import { usePreparedSite } from '../../site/prepared.ts';
import {
  ports,
  projectRoot,
  publicDirectory,
  siteUrl,
  testDataDir,
  testEnvironment,
} from '../../site/site.ts';

export const EDITOR_TOKEN = 'the-token-of-the-editor-in-the-tests';
const SECRET = 'the-secret-of-the-hooks-in-the-tests';

export const restOrigin = `http://localhost:${ports.backend}`;
const regeneratorOrigin = `http://localhost:${ports.regenerator}`;
/** Where the regenerator receives changes. */
export const REGENERATOR_HOOK = `${regeneratorOrigin}/hooks/content`;

/** Timeout in milliseconds of everything but builds, also on a busy machine. */
const PATIENCE = 180_000;
/** The same for a build. */
const PATIENCE_FOR_BUILD = 1_200_000;

/** Milliseconds between two requests for the status. */
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 100;

/** Of Gatsby's files: compiled sources, and the mark of the folder they belong to. */
const OF_SOURCES = new Set(['webpack', 'compiled', 'folder']);

const statusSchema = v.object({
  state: v.string(),
  revision: v.nullable(v.number()),
  published_revision: v.nullable(v.number()),
  queued: v.number(),
  last: v.nullable(
    v.object({ revision: v.number(), changed: v.number(), removed: v.number(), ms: v.number() }),
  ),
  error: v.nullable(v.string()),
  held: v.array(v.looseObject({ entity: v.string(), id: v.number(), reason: v.string() })),
});

export type ResidentStatus = v.InferOutput<typeof statusSchema>;

/** Encoding pictures takes longer than all the rest: those of the other tests are reused. */
async function sharePictures(dataDir: string): Promise<void> {
  for (const name of ['pictures', 'shares']) {
    const from = join(testDataDir, name);
    await mkdir(join(dataDir, name), { recursive: true });
    for (const file of await readdir(from).catch(() => [])) {
      // An existing file stays.
      await link(join(from, file), join(dataDir, name, file)).catch(() => {});
    }
  }
}

export const residentData = join(testDataDir, 'resident');

const ignoreMissing = (error: unknown) => {
  if (!hasCode(error, 'ENOENT')) throw error;
};

export type ResidentOptions = {
  /** A directory with a filled database, which is kept; by default a fresh one that is removed. */
  readonly dataDir?: string;
  /** The URL that receives changes in place of the regenerator. */
  readonly hookUrl?: string;
  /** Whether the site in the directory is used as it is. */
  readonly isBuilt?: boolean;
  /** Whether pages are rendered without the stand-in that can fail: it costs time. */
  readonly isRendererPlain?: boolean;
  /** Milliseconds until the regenerator has brought the site up to date at its first start. */
  readonly patience?: number;
  /** The URL of a PostgreSQL server; absent: the embedded database of the directory. */
  readonly databaseUrl?: string | undefined;
  /** Environment variables of the regenerator alone. */
  readonly own?: Readonly<Record<string, string>>;
};

/**
 * A backend with its editor API, a site built from it, and the regenerator that keeps it up to
 * date.
 */
export async function openResident(options: ResidentOptions = {}) {
  const { dataDir = residentData, own = {} } = options;
  const isOwnData = options.dataDir === undefined;
  if (isOwnData) {
    await rm(dataDir, { recursive: true, force: true });
    await usePreparedSite(dataDir);
  }
  await sharePictures(dataDir);
  Object.assign(process.env, testEnvironment);
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: options.databaseUrl ?? '',
    // It also delivers changes, which on a server is otherwise a worker's job.
    JOBS: 'backend',
    BACKEND_PORT: String(ports.backend),
    REGENERATOR_PORT: String(ports.regenerator),
    REST_ORIGIN: restOrigin,
    SITE_URL: siteUrl,
    CONTENT_HOOK_URL: options.hookUrl ?? REGENERATOR_HOOK,
    CONTENT_HOOK_SECRET: SECRET,
    EDITOR_TOKEN,
  };
  const program = (path: string) => new URL(`../../../${path}`, import.meta.url);
  const startBackend = () => startChild('backend', program('backend/server.ts'), env);
  const startRegenerator = () =>
    startChild('regenerator', program('regenerator/server.ts'), { ...env, ...own });

  /** Builds with Gatsby alone. @returns paths in which the published site differs. */
  async function build(): Promise<string[]> {
    const places = { projectRoot, restOrigin, dataDir, siteUrl };
    const { changed, removed } = await buildSite({ ...places, log: () => {} });
    return [...changed, ...removed];
  }

  /**
   * Removes Gatsby's data about pages, queries and content. Compiled sources stay: they
   * depend on nothing else, and are half of a build.
   */
  async function forgetBuilds(): Promise<void> {
    await rm(publicDirectory, { recursive: true, force: true });
    const cache = join(projectRoot, '.cache');
    for (const name of await readdir(cache).catch(() => [])) {
      if (OF_SOURCES.has(name)) continue;
      await rm(join(cache, name), { recursive: true, force: true });
    }
  }

  /** This build knows nothing of previous releases. */
  async function cleanBuild(): Promise<string[]> {
    await forgetBuilds();
    return build();
  }

  async function status(): Promise<ResidentStatus> {
    // A busy server may close a kept-alive connection just as it is reused.
    const reply = await fetch(`${regeneratorOrigin}/status`, { headers: { connection: 'close' } });
    return v.parse(statusSchema, await reply.json());
  }

  /** @throws Error with what was awaited, and the last status, on timeout. */
  async function until(
    what: string,
    holds: (status: ResidentStatus) => boolean,
    patience = PATIENCE,
  ): Promise<ResidentStatus> {
    const started = performance.now();
    for (;;) {
      const now = await status();
      if (holds(now)) return now;
      const waited = performance.now() - started;
      if (waited > patience) {
        const told = `Waited ${patience / 1000} s for ${what}`;
        throw new Error(`${told}; the last status: ${JSON.stringify(now)}`);
      }
      // Poll less often the longer it takes: requests cost both sides CPU time.
      await pause(Math.min(Math.max(waited / 10, SHORTEST_PAUSE), LONGEST_PAUSE));
    }
  }

  const untilIdle = (patience?: number) =>
    until('the regenerator to be idle', ({ state }) => state === 'idle', patience);

  let backend: ChildServer = await startBackend();
  if (!isOwnData && !options.isBuilt) await cleanBuild();
  if (!options.isRendererPlain) await wrapRenderer(projectRoot);
  let regenerator: ChildServer = await startRegenerator();
  await untilIdle(options.patience);

  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const isBytes = body instanceof Uint8Array;
    return fetch(`${restOrigin}/editor/${path}`, {
      method,
      headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
      ...(body === undefined
        ? {}
        : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
  }

  return {
    siteDirectory: siteDirectory(dataDir),
    build,
    cleanBuild,
    /** Id of the regenerator's process. */
    pid: () => regenerator.pid,
    status,
    until,
    ask,
    /** Waits until readers see a revision. */
    published: (revision: number, { isBuilding = false } = {}) =>
      until(
        `revision ${revision} to be published`,
        (now) =>
          now.state === 'idle' && now.queued === 0 && (now.published_revision ?? 0) >= revision,
        isBuilding ? PATIENCE_FOR_BUILD : PATIENCE,
      ),
    /** Kills the regenerator, as when memory runs out. */
    kill: () => regenerator.kill(),
    /** Starts it again; it may be busy with what it finds. */
    async start(): Promise<void> {
      regenerator = await startRegenerator();
    },
    async restart(): Promise<void> {
      await regenerator.kill();
      regenerator = await startRegenerator();
      await untilIdle();
    },
    /**
     * Saves the published site and the regenerator's knowledge of it. @returns a function that
     * restores them.
     */
    async keepSite(): Promise<() => Promise<void>> {
      const site = siteDirectory(dataDir);
      const [keptSite, keptContent] = [`${site}.kept`, `${lastGoodFile(dataDir)}.kept`];
      await copyTree(site, keptSite, (path) => path.startsWith('objects/'));
      await rm(keptContent, { force: true });
      // There is none when a build was the last to publish.
      await copyFile(lastGoodFile(dataDir), keptContent).catch(ignoreMissing);
      return async () => {
        await copyTree(keptSite, site);
        await rm(lastGoodFile(dataDir), { force: true });
        await copyFile(keptContent, lastGoodFile(dataDir)).catch(ignoreMissing);
      };
    },
    /** Removes everything that builds have left, as on a machine that never built the site. */
    forgetBuilds,
    /** Runs work while the backend is down. */
    async withoutBackend<T>(work: () => Promise<T>): Promise<T> {
      await backend.stop();
      try {
        return await work();
      } finally {
        backend = await startBackend();
      }
    },
    async close(): Promise<void> {
      await regenerator.stop();
      await backend.stop();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Resident = Awaited<ReturnType<typeof openResident>>;
