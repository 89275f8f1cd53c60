import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sourceDigest } from '../src/build/source-digest.ts';
import { SCREEN_DIRECTORY } from '../src/config/editor-screen.ts';
import { alone } from '../system/alone.ts';
import { ROOMS } from './lint/rooms.ts';
import { putScreen } from './put-screen.ts';

/** The sources of the screen: its room, those that it may import, and its packages. */
const SOURCES = ['editor', ...(ROOMS['editor'] ?? []), 'package-lock.json', 'tsconfig.json'];

const MARK = 'built-from';

/** A build takes seconds. Both in milliseconds. */
const TURN = { look: 100, patience: 120_000 };

type Places = { readonly projectRoot: string; readonly dataDir: string };

/** Builds into a directory. */
async function buildInto(root: string, outDir: string): Promise<void> {
  // Loaded only for a build: it is the largest part of this program.
  const { build } = await import('vite');
  const { NODE_ENV: mode } = process.env;
  try {
    await build({
      configFile: join(root, 'editor/vite.config.ts'),
      logLevel: 'warn',
      build: { outDir },
    });
  } finally {
    // Vite sets it for its own build; without a reset, processes started later would run in production mode.
    if (mode === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = mode;
  }
}

/**
 * Builds the editor's screen, unless a build of these sources exists. The served one stays until the new one
 * is complete.
 * @returns whether it was built.
 */
export async function buildScreen({ projectRoot, dataDir }: Places): Promise<boolean> {
  const root = resolve(projectRoot);
  const place = join(dataDir, SCREEN_DIRECTORY);
  const key = await sourceDigest(root, SOURCES, []);
  const isCurrent = async () => (await readFile(join(place, MARK), 'utf8').catch(() => '')) === key;
  if (await isCurrent()) return false;
  await mkdir(dataDir, { recursive: true });
  return alone(`${place}.lock`, TURN, async () => {
    if (await isCurrent()) return false;
    const fresh = `${place}.new`;
    await rm(fresh, { recursive: true, force: true });
    await buildInto(root, fresh);
    await writeFile(join(fresh, MARK), key);
    await putScreen(fresh, place, new Date());
    return true;
  });
}
