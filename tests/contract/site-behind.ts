/** The regenerator's own interface over a real store of releases, called without a connection. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { publishedSite, type PublishedSite } from '../../backend/published/published-site.ts';
import { createApp } from '../../regenerator/http/app.ts';
import { openReleases, type Releases } from '../../regenerator/publish/releases.ts';
import type { Regenerator } from '../../regenerator/regenerator.ts';
import type { Status } from '../../regenerator/status.ts';

const SECRET = 'a secret of the hook, of the tests only';

type Draw = Regenerator['preview'];

export type SiteBehind = {
  /** The backend's queries. */
  readonly site: PublishedSite;
  readonly releases: () => Releases;
  /** Starts with an empty store: another database counts other revisions. */
  readonly startAnew: () => Promise<void>;
  /** Sets the regenerator's status from now on. */
  readonly say: (status: Partial<Status>) => void;
  /** Makes it stop responding, or respond again. */
  readonly silence: (isSilent: boolean) => void;
  /** Leaves that many queries without a response until they time out. */
  readonly isLateFor: (questions: number) => void;
  /** Sets how it renders previews from now on. */
  readonly draws: (draw: Draw) => void;
};

const IDLE: Status = {
  state: 'idle',
  revision: null,
  published_revision: null,
  queued: 0,
  last: null,
  error: null,
  held: [],
};

/** A regenerator for the tests of a file. */
export function siteBehind(): SiteBehind {
  let status = IDLE;
  let isSilent = false;
  let late = 0;
  let draw: Draw = async () => null;
  let directory = '';
  let opened: Releases | undefined;
  const releases = () => {
    if (!opened) throw new Error('The store was used before it was opened');
    return opened;
  };
  const startAnew = async () => {
    await opened?.settled();
    opened = await openReleases(await mkdtemp(join(directory, 'releases-')));
  };
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'yasno-test-site-'));
    await startAnew();
  });
  after(async () => {
    await opened?.settled();
    await rm(directory, { recursive: true });
  });
  // Both sides use this clock: old queries are refused, and these may first wait for other files.
  let moment = new Date();
  const now = () => moment;
  const fetch = async (request: Request) => {
    if (isSilent) throw new TypeError('fetch failed');
    if (late > 0) {
      late -= 1;
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    }
    const app = createApp({
      regenerator: {
        status: () => status,
        take: () => {},
        goOn: () => {},
        whenShown: async () => {},
        preview: (previewed) => draw(previewed),
      },
      releases: releases(),
      published: () => {},
      hookSecret: SECRET,
      siteUrl: 'https://yasno.example',
      now,
    });
    return app.fetch(request);
  };
  return {
    // Its clock jumps: an unresponsive regenerator is queried again.
    site: publishedSite({
      url: 'http://regenerator.test/hooks/content',
      secret: SECRET,
      now,
      fetch,
    }),
    releases,
    startAnew,
    say: (said) => {
      status = { ...IDLE, ...said };
    },
    isLateFor: (questions) => {
      late = questions;
    },
    draws: (other) => {
      draw = other;
    },
    silence: (silent) => {
      isSilent = silent;
      moment = new Date(moment.getTime() + 10_000);
    },
  };
}
