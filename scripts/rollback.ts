/**
 * `npm run rollback [-- number] [--dry-run]`: shows what serving an older release changes, by default the
 * previous one, and serves it until `npm run rollback -- --go-on`.
 */
import { resolve } from 'node:path';
import type { ReleaseChanges } from '../contract/schemas/publishing.ts';
import { openReleases, type Releases } from '../regenerator/publish/releases.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { siteDirectory } from './site-build.ts';
import { commandLine } from '../system/command-line.ts';
import { StopError } from '../system/stop-error.ts';

const USAGE = 'npm run rollback -- [number] [--dry-run], or --go-on [--dry-run]';

/** Number of releases listed. */
const MOST = 20;

/** The number that is given; absent when none is. */
function numberOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new StopError(`"${given}" is no number of a release.`);
  return Number(given);
}

/** @param given absent: the one before the served one. */
async function targetOf(releases: Releases, place: string, given: number | 'newest' | undefined) {
  const stored = await releases.list();
  if (stored.length === 0) throw new StopError(`There is no release in ${place}.`);
  const served = stored.find(({ current }) => current);
  const target = stored.find(({ number, newest }) => {
    if (given === 'newest') return newest;
    return given === undefined ? number < (served?.number ?? 0) : number === given;
  });
  if (served && target) return { from: served.number, to: target.number };
  throw new StopError(`There is no release ${given ?? 'before this one'} to go back to.`);
}

function say({ added, changed, removed, files, everywhere }: ReleaseChanges): void {
  for (const [sign, { total, items }] of [
    ['+', added],
    ['*', changed],
    ['-', removed],
  ] as const) {
    for (const url of items) console.log(`${sign} ${url}`);
    if (total > items.length) console.log(`${sign} … and ${total - items.length} more pages`);
  }
  if (everywhere) console.log('* header, footer or styles of every page');
  if (files > 0) console.log(`* ${files} other files`);
}

async function list(releases: Releases): Promise<void> {
  for (const release of (await releases.list()).slice(0, MOST)) {
    const sign = release.current ? '→' : ' ';
    const revision = release.revision === null ? '' : `, revision ${release.revision}`;
    console.log(`${sign} ${release.number}  ${release.time}, ${release.files} files${revision}`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = commandLine({
    options: {
      'dry-run': { type: 'boolean', default: false },
      /** Ends a rollback. */
      'go-on': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const isEnd = values['go-on'];
  const [given, ...more] = positionals;
  // A rollback stays in force: nothing that was asked for may be ignored.
  if (more.length > 0 || (isEnd && given !== undefined)) throw new StopError(`usage: ${USAGE}`);
  const { DATA_DIR } = readEnvironment(process.env);
  const place = siteDirectory(resolve(DATA_DIR));
  const releases = await openReleases(place);
  const { from, to } = await targetOf(releases, place, isEnd ? 'newest' : numberOf(given));
  const changes = await releases.difference(from, to);
  const isDry = values['dry-run'];
  if (to === from) console.log(`Release ${to} is served already.`);
  else console.log(`Release ${to} in place of ${from}${isDry ? ' would change' : ' changes'}:`);
  if (changes) say(changes);
  if (!isDry) await (isEnd ? releases.goOn() : releases.rollBack(to, true));
  await list(releases);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
