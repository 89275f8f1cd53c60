/** `npm run rollback [-- number]`: serves an older release again; by default the previous one. */
import { resolve } from 'node:path';
import { openReleases } from '../regenerator/publish/releases.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { siteDirectory } from './site-build.ts';

async function main(): Promise<void> {
  const { DATA_DIR } = readEnvironment(process.env);
  const releases = await openReleases(siteDirectory(resolve(DATA_DIR)));
  const [number] = process.argv.slice(2);
  await releases.rollBack(number === undefined ? undefined : Number(number));
  for (const release of await releases.list()) {
    const sign = release.current ? '→' : ' ';
    const revision = release.revision === null ? '' : `, revision ${release.revision}`;
    console.log(`${sign} ${release.number}  ${release.time}, ${release.files} files${revision}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
