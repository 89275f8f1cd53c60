/**
 * `npm run nginx-config`: writes the files of the served release for nginx, and the configuration
 * with which nginx answers as our own server does: see docs/nginx.md.
 */
import { exec } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { publishedSite, type Release } from '../regenerator/publish/published-site.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { nginxConfiguration } from './nginx/configuration.ts';
import { keepUp } from './nginx/keep-up.ts';
import { nginxOptions } from './nginx/options.ts';
import { copiesFor } from './nginx/site-files.ts';
import { siteTrees, sourcesOf } from './nginx/site-tree.ts';
import { siteDirectory } from './site-build.ts';
import { StopError } from '../system/stop-error.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

async function main(): Promise<void> {
  const options = nginxOptions(process.argv.slice(2));
  const { DATA_DIR, PORT } = readEnvironment(process.env);
  const dataDir = resolve(DATA_DIR);
  const site = siteDirectory(dataDir);
  const published = publishedSite(site);
  const first = await published.release();
  if (!first)
    throw new StopError('There is no site yet: build it with npm start or npm run build.');
  const trees = siteTrees(resolve(options.files ?? `${dataDir}/nginx`), copiesFor(options.brotli));

  async function configurationOf(release: Release): Promise<string> {
    const root = await trees.write(release);
    return nginxConfiguration(await sourcesOf(projectRoot, release), {
      root,
      listen: options.listen,
      site: options.site ?? `127.0.0.1:${PORT}`,
      hasBrotli: options.brotli,
      more: options.include,
    });
  }

  const { to, reload } = options;
  if (to === undefined) {
    process.stdout.write(await configurationOf(first));
    return;
  }

  async function take(release: Release, file: string): Promise<void> {
    const made = await configurationOf(release);
    const before = await readFile(file, 'utf8').catch(() => null);
    if (made === before) return;
    await writeFile(`${file}.part`, made);
    await rename(`${file}.part`, file);
    console.log(`Release ${release.number}: the configuration is new.`);
    if (reload === undefined) return;
    await promisify(exec)(reload);
    await trees.removeOthers();
  }

  await take(first, to);
  if (!options.follow) return;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  await keepUp(site, published, (release) => take(release, to), stop.signal);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
