import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sourceDigest } from '../src/build/source-digest.ts';
import { SCREEN_DIRECTORY } from '../src/config/editor-screen.ts';
import { keepAssets } from './kept-assets.ts';

/** What the screen is built from. */
const SOURCES = [
  ...['editor', 'contract', 'src/client', 'src/config', 'src/words'],
  ...['package-lock.json', 'tsconfig.json'],
];

const MARK = 'built-from';

type Places = { readonly projectRoot: string; readonly dataDir: string };

/**
 * Builds the editor's screen, unless it is there as these sources make it. The one that is served
 * stays until the new one is whole.
 * @returns whether it was built.
 */
export async function buildScreen({ projectRoot, dataDir }: Places): Promise<boolean> {
  const root = resolve(projectRoot);
  const place = join(dataDir, SCREEN_DIRECTORY);
  const key = await sourceDigest(root, SOURCES, []);
  if ((await readFile(join(place, MARK), 'utf8').catch(() => '')) === key) return false;
  // Loaded only for a build: it is the largest part of this program.
  const { build } = await import('vite');
  const fresh = `${place}.new`;
  const { NODE_ENV: mode } = process.env;
  try {
    await build({
      configFile: join(root, 'editor/vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: fresh },
    });
  } finally {
    // Vite sets it for its own sake; whatever this process starts next would take itself for a
    // server of a company.
    if (mode === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = mode;
  }
  await keepAssets(join(place, 'assets'), join(fresh, 'assets'), new Date());
  await writeFile(join(fresh, MARK), key);
  const old = `${place}.old`;
  await rm(old, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await rename(place, old).catch(() => {});
  await rename(fresh, place);
  await rm(old, { recursive: true, force: true });
  return true;
}
