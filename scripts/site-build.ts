import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { dirname, join } from 'node:path';
import { contentRevision } from '../src/client/calls/content-revision.ts';
import { lastGoodFile } from '../regenerator/content/last-good-file.ts';
import { openReleases, type Published } from '../regenerator/publish/releases.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { alone } from '../system/alone.ts';
import { forgetBuilt, markBuilt } from './built-from.ts';
import { clearIfUnfinished, clearIfMoved, markFolder } from './gatsby-files.ts';
import { startGatsby } from './gatsby-process.ts';
import { FEW_POOLS } from './memory-flags.ts';
import { siteKey } from './site-key.ts';
import { StopError } from '../system/stop-error.ts';

export type BuildOptions = {
  readonly projectRoot: string;
  readonly restOrigin: string;
  readonly dataDir: string;
  readonly siteUrl: string;
  /** Receives each line of Gatsby's progress. */
  readonly log: (line: string) => void;
  readonly signal?: AbortSignal;
};

/** Milliseconds between two checks whether another process has built the site. */
const BUILD_LOOK = 200;

/** The folder of releases inside the data directory. */
export const siteDirectory = (dataDir: string) => join(dataDir, 'site');

const LONGEST_LINE = 400;

/**
 * Collects the first error that Gatsby prints: after the word, or under a title without
 * information.
 */
export function firstErrorIn(): { take: (line: string) => void; words: () => string } {
  const said: string[] = [];
  let isOpen = true;
  let isUnder = false;
  return {
    take(line) {
      const text = line.trim();
      if (!isOpen) return;
      if (isUnder) {
        if (text === '' || /^(?:success|not finished|failed) /.test(text))
          isOpen = said.length === 0;
        else said.push(text);
        return;
      }
      const [, words] = /^error +(.+)$/i.exec(text) ?? [];
      if (words === undefined) return;
      isUnder = words === 'UNKNOWN';
      if (isUnder) return;
      said.push(words);
      isOpen = false;
    },
    words: () => said.join(' '),
  };
}

/**
 * Compiling produces much short-lived garbage: a larger young generation saves the collector a
 * fifth of its work. The site's TypeScript files are in a folder that does not declare their module
 * type, and a package of Gatsby's uses Node's `punycode`, which Gatsby would print as an error.
 */
const nodeOptions = (given = '') =>
  `${given} --max-semi-space-size=32 --disable-warning=MODULE_TYPELESS_PACKAGE_JSON --disable-warning=DEP0040`.trim();

async function runGatsby(
  options: BuildOptions,
): Promise<{ code: number | null; firstError: string }> {
  const { projectRoot, signal } = options;
  const env = {
    ...FEW_POOLS,
    ...process.env,
    REST_ORIGIN: options.restOrigin,
    DATA_DIR: options.dataDir,
    SITE_URL: options.siteUrl,
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: nodeOptions(process.env['NODE_OPTIONS']),
    // Plain lines instead of a screen that redraws itself.
    CI: 'true',
  };
  const child = startGatsby(projectRoot, env, signal);
  const error = firstErrorIn();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      error.take(line);
      // Gatsby prints a whole minified file with some errors, which is useless.
      if (line.trim() && line.length < LONGEST_LINE) options.log(line);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, firstError: error.words() };
}

function keyOf({ projectRoot, restOrigin, siteUrl }: BuildOptions): Promise<string> {
  const own = { REST_ORIGIN: restOrigin, SITE_URL: siteUrl };
  return siteKey(projectRoot, readEnvironment({ ...process.env, ...own }));
}

/**
 * Builds the site and publishes it. A failed build leaves the published site and `public/` as the
 * last successful build made them.
 * @returns the release and what is new in it.
 * @throws StopError with Gatsby's own first error.
 */
export function buildSite(options: BuildOptions): Promise<Published> {
  const { projectRoot, log, signal } = options;
  // A lock of the project folder, not of the data directory: two builds must not share Gatsby's
  // files.
  const lock = join(projectRoot, 'node_modules/.cache/site-build.lock');
  const onWait = (holder: number) =>
    log(`Process ${holder} is already building this site; waiting for it.`);
  return alone(lock, { look: BUILD_LOOK, signal, onWait }, () => build(options));
}

async function build(options: BuildOptions): Promise<Published> {
  const publicDirectory = join(options.projectRoot, 'public');
  const site = siteDirectory(options.dataDir);
  // Before the sources are read: a later change produces another key.
  const key = await keyOf(options);
  await forgetBuilt(options);
  // Not in .cache, which Gatsby clears when its configuration changes.
  const mark = join(site, 'half-done');
  await mkdir(dirname(mark), { recursive: true });
  await clearIfMoved(options.projectRoot);
  await clearIfUnfinished(options.projectRoot, mark);
  await markFolder(options.projectRoot);
  const releases = await openReleases(site);
  // Before the content is read: what the build shows is at least as new.
  const revision = await contentRevision(options.restOrigin);
  const { code, firstError } = await runGatsby(options);
  if (options.signal?.aborted) throw new StopError('The build was stopped.');
  if (code !== 0) {
    if (await releases.current()) await releases.restoreTo(publicDirectory);
    throw new StopError(`The site was not built. ${firstError || "See Gatsby's output above."}`);
  }
  // The regenerator's stored state of the site is no longer valid.
  await rm(lastGoodFile(options.dataDir), { force: true });
  const published = await releases.publish({ directory: publicDirectory, revision });
  await releases.settled();
  if (releases.stays()) {
    options.log(`Release ${published.number} waits: a rollback lasts until an editor goes on.`);
  }
  await rm(mark, { force: true });
  await markFolder(options.projectRoot);
  await markBuilt(options, key);
  return published;
}
