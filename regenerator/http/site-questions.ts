import type { PageVersions } from '../../contract/schemas/page-difference.ts';
import type {
  Preview,
  ReleaseSwitch,
  SiteQuestion,
  SiteStatus,
  ToldRelease,
  ShownRevision,
} from '../../contract/schemas/publishing.ts';
import { nameOfHeld } from '../held-back.ts';
import type { ReleaseInfo, Releases } from '../publish/releases.ts';
import type { Regenerator } from '../regenerator.ts';
import type { Status } from '../status.ts';

export type Publishing = {
  readonly regenerator: Pick<Regenerator, 'status' | 'take' | 'goOn' | 'preview' | 'whenShown'>;
  readonly releases: Releases;
  /** Another release is served. */
  readonly published: () => void;
};

/**
 * Why a query fails: there is no such release, another one is served by now, or something else is in
 * progress.
 */
export class QuestionError extends Error {
  override readonly name = 'QuestionError';
  readonly status: 404 | 409 | 503;

  constructor(status: 404 | 409 | 503, message: string) {
    super(message);
    this.status = status;
  }
}

const unknown = (number: number) =>
  new QuestionError(404, `There is no release ${String(number)} to go back to.`);

/** The revision that readers see: after a rollback, that of the older release. */
export function shownRevision(
  { published_revision: known }: Status,
  release: ReleaseInfo | null,
): number | null {
  if (!release?.newest) return release ? release.revision : known;
  const shown = [known, release.revision].filter((one) => one !== null);
  return shown.length > 0 ? Math.max(...shown) : null;
}

/**
 * Content that the served release shows in an older version, with the revision of the newest release that did
 * not hold it back.
 */
async function olderIn(
  releases: Releases,
  served: number,
  names: readonly string[],
): Promise<SiteStatus['older']> {
  if (names.length === 0) return [];
  const stored = (await releases.list()).filter(({ number }) => number <= served);
  return names.map((name) => {
    const good = stored.find(({ held }) => !held.includes(name));
    return { name, revision: good?.revision ?? null };
  });
}

async function status({ regenerator, releases }: Publishing): Promise<SiteStatus> {
  // Before the release, which is then at least as new.
  const now = regenerator.status();
  const release = await releases.current();
  // A batch that changes no page leaves the newest release as it is, and may hold content back.
  const names = release?.newest === false ? release.held : now.held.map(nameOfHeld);
  return {
    state: now.state,
    queued: now.queued,
    ms: now.last?.ms ?? null,
    published_revision: shownRevision(now, release),
    held: now.held.map(({ entity, id, field, words }) => ({ entity, id, field, words })),
    older: await olderIn(releases, release?.number ?? 0, names),
    release: release && {
      ...told(release),
      newest: release.newest,
      stays: releases.stays(),
    },
  };
}

/** Milliseconds after which a response reports the progress instead: the caller shows it. */
const PROGRESS = 1_500;

/** The changes of the release that shows a revision; null when showing it changed nothing. */
async function changesOf(releases: Releases, revision: number): Promise<ReleaseSwitch | null> {
  const [newest, before] = await releases.list();
  if (!newest || !before || (newest.revision ?? 0) < revision) return null;
  const [from, to] = [before.number, newest.number];
  const changes = await releases.difference(from, to);
  return changes && { from, to, changes };
}

async function shownOf(
  { regenerator, releases }: Publishing,
  revision: number,
): Promise<ShownRevision> {
  await regenerator.whenShown(revision, PROGRESS);
  const { published_revision: published, state, queued, last, held } = regenerator.status();
  const isShown = state !== 'held back' && (published ?? 0) >= revision;
  const change = isShown ? await changesOf(releases, revision) : null;
  return {
    is_shown: isShown,
    state,
    queued,
    ms: isShown ? (last?.ms ?? null) : null,
    changes: change && change.changes,
    compared: change && { from: change.from, to: change.to },
    held: held.map(({ entity, id, field, words }) => ({ entity, id, field, words })),
  };
}

const told = ({ number, time, revision, current }: ReleaseInfo) => ({
  number,
  time,
  revision,
  current,
});

async function listed(
  releases: Releases,
  { page, count }: { readonly page: number; readonly count: number },
) {
  const all = await releases.list();
  const start = (page - 1) * count;
  const items: ToldRelease[] = [];
  for (const [place, release] of all.slice(start, start + count).entries()) {
    const before = all[start + place + 1];
    const changes = before ? await releases.difference(before.number, release.number) : null;
    items.push({ ...told(release), before: before?.revision ?? null, changes });
  }
  return { items, total: all.length };
}

/** The changes when another release is served. */
async function between(releases: Releases, from: number, to: number): Promise<ReleaseSwitch> {
  const changes = await releases.difference(from, to);
  if (!changes) throw unknown(to);
  return { from, to, changes };
}

async function pageVersions(
  releases: Releases,
  { from, to, url }: SiteQuestion & { readonly ask: 'page' },
): Promise<PageVersions> {
  const versions = await releases.pageVersions(from, to, url);
  if (!versions) throw new QuestionError(404, `There is no "${url}" in these releases.`);
  return versions;
}

async function servedNow(releases: Releases): Promise<number> {
  const served = await releases.current();
  if (!served) throw new QuestionError(404, 'Nothing is published yet.');
  return served.number;
}

async function rollBack(
  { regenerator, releases, published }: Publishing,
  { number, from }: SiteQuestion & { readonly ask: 'roll-back' },
): Promise<ReleaseSwitch> {
  const now = await servedNow(releases);
  if (from !== null && from !== now) {
    throw new QuestionError(409, `Release ${String(now)} is served, and not ${String(from)}.`);
  }
  const change = await between(releases, now, number);
  // A release that is already served is not published again.
  if (number === now) return change;
  await releases.rollBack(number, true);
  published();
  // The newest release holds nothing back any more.
  regenerator.goOn();
  return change;
}

async function previewed(
  { regenerator }: Publishing,
  { change, key, url }: SiteQuestion & { readonly ask: 'preview' },
): Promise<Preview> {
  const preview = await regenerator.preview({ change, key, url });
  if (!preview) throw new QuestionError(503, 'Something else is in progress.');
  return preview;
}

async function goOn({ regenerator, releases, published }: Publishing): Promise<ReleaseSwitch> {
  const from = await servedNow(releases);
  const newest = await releases.goOn();
  const change = await between(releases, from, newest?.number ?? from);
  published();
  regenerator.goOn();
  return change;
}

/**
 * The response to a query of the backend.
 * @throws QuestionError
 */
export async function answerTo(question: SiteQuestion, publishing: Publishing): Promise<unknown> {
  const { releases } = publishing;
  switch (question.ask) {
    case 'status':
      return status(publishing);
    case 'shown':
      return shownOf(publishing, question.revision);
    case 'releases':
      return listed(releases, question);
    case 'release':
      return between(releases, await servedNow(releases), question.number);
    case 'page':
      return pageVersions(releases, question);
    case 'roll-back':
      return rollBack(publishing, question);
    case 'preview':
      return previewed(publishing, question);
    case 'go-on':
      return goOn(publishing);
  }
}
