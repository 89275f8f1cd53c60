import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { collectGarbage } from '../../system/collect-garbage.ts';
import { releaseLater, releaseWhenClosed } from './release-compilers.ts';

type Stats = { readonly compilation: { readonly moduleGraph: object; readonly errors: object[] } };
type Compiler = {
  run(then: (error: Error | null, stats?: Stats) => void): void;
  close(then: (error?: Error | null) => void): void;
};

const ofGatsby = createRequire(import.meta.resolve('gatsby/package.json'));
const webpack = ofGatsby('webpack') as (config: object) => Compiler;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yasno-compilers-'));
  await writeFile(join(folder, 'good.js'), 'export const good = 1;\n');
  await writeFile(join(folder, 'bad.js'), 'export const = 1;\n');
});

afterAll(() => rm(folder, { recursive: true }));

type Bundle = { readonly compiler: Compiler; readonly stats: Stats };

/** Compiles as Gatsby does, which references both the compiler and its result. */
function bundleOf(entry: string, release: typeof releaseLater): Promise<Bundle> {
  const compiler = webpack({
    mode: 'production',
    entry: join(folder, entry),
    output: { path: join(folder, 'out') },
    plugins: [release],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve({ compiler, stats }) : reject(error)));
  });
}

const close = ({ compiler }: Bundle) =>
  new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });

/** Closes them in Gatsby's order: the pages' bundle twice. */
async function closeBoth(browser: Bundle, pages: Bundle): Promise<void> {
  await close(pages);
  await Promise.all([close(browser), close(pages)]);
  await setImmediate();
  await setImmediate();
}

test('modules are garbage once both bundles are closed, whoever references the compilers', async () => {
  const browser = await bundleOf('good.js', releaseWhenClosed);
  const pages = await bundleOf('good.js', releaseLater);
  const modules = [browser, pages].map(({ stats }) => new WeakRef(stats.compilation.moduleGraph));
  await closeBoth(browser, pages);
  collectGarbage();
  expect(modules.map((one) => one.deref())).toEqual([undefined, undefined]);
  // They may be closed again.
  await Promise.all([close(browser), close(pages)]);
});

test('the errors of a bundle that failed can still be read', async () => {
  const browser = await bundleOf('bad.js', releaseWhenClosed);
  const pages = await bundleOf('good.js', releaseLater);
  await closeBoth(browser, pages);
  expect(browser.stats.compilation.errors).toHaveLength(1);
});
