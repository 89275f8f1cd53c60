/**
 * Messages between backend and regenerator about the published site. Questions are signed with the
 * content hook's secret, and sent to an address next to it.
 */
import * as v from 'valibot';
import { CONTENT_COLLECTIONS, contentChange } from './hook.ts';
import { pageVersions } from './page-difference.ts';

/** Path to which the backend reports changes to the regenerator; a builder elsewhere has another one. */
export const CONTENT_HOOK_PATH = '/hooks/content';

/** Path of the questions, next to it. */
export const SITE_QUESTIONS_PATH = '/hooks/site';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const number = v.pipe(v.number(), v.integer(), v.minValue(1));
const signedAt = { timestamp: v.pipe(v.string(), v.isoTimestamp()) };
const asking = <Ask extends string, Entries extends v.ObjectEntries>(ask: Ask, entries: Entries) =>
  v.object({ ...signedAt, ask: v.literal(ask), ...entries });

/** A question or a command of the backend. */
export const siteQuestion = v.variant('ask', [
  asking('status', {}),
  /** Answered once readers see the revision, or after a while with the current progress. */
  asking('shown', { revision: count }),
  asking('releases', { page: number, count: number }),
  /** The changes that serving this release would make. */
  asking('release', { number }),
  /** The text of a page in two releases. */
  asking('page', { from: number, to: number, url: v.string() }),
  /** Serves it until `go-on`. @see `from`: only while that release is served. */
  asking('roll-back', { number, from: v.nullable(number) }),
  /** A page as it would be with this unsaved change. */
  asking('preview', {
    change: contentChange,
    /** The backend includes the change in its responses to requests with this key in `PREVIEW_HEADER`. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)),
    /** The page to preview; null: the first that the change affects. */
    url: v.nullable(v.string()),
  }),
  /** Serves the newest release again, and publishes what is queued. */
  asking('go-on', {}),
]);

export type SiteQuestion = v.InferOutput<typeof siteQuestion>;

const pages = v.object({
  total: count,
  /** Addresses; fifty at most. */
  items: v.array(v.string()),
});

/** How a release differs from another one. */
export const releaseChanges = v.object({
  added: pages,
  changed: pages,
  removed: pages,
  /** Differing files that are not pages, such as pictures and scripts. */
  files: count,
  /** Header, footer or styles differ, and with them every page. */
  everywhere: v.boolean(),
});

const told = {
  number,
  time: v.pipe(v.string(), v.isoTimestamp()),
  /** The content revision it shows; null when that is unknown. */
  revision: v.nullable(count),
  /** Whether readers see it. */
  current: v.boolean(),
};

/** A release in a list, compared with the one before it. */
export const toldRelease = v.object({
  ...told,
  /** The revision of the previous release; null when it is unknown, or the release is no longer stored. */
  before: v.nullable(count),
  changes: v.nullable(releaseChanges),
});

export const toldReleases = v.object({ items: v.array(toldRelease), total: count });

/** Which release is or would be served in place of another one. */
export const releaseSwitch = v.object({ from: number, to: number, changes: releaseChanges });

/** Content that readers do not see, and why. */
export const heldContent = v.object({
  entity: v.picklist(CONTENT_COLLECTIONS),
  /** Zero: any entity of the collection. */
  id: count,
  field: v.nullable(v.string()),
  words: v.string(),
});

/** The regenerator's states. */
export const SITE_STATES = [
  /** Loads the site. */
  'starting',
  'idle',
  'working',
  /** The backend or the disk has failed; a retry follows. */
  'waiting',
  /** Gatsby builds the whole site. */
  'building',
  /** An older release is served, and nothing is published until an editor resumes. */
  'held back',
] as const;

/** What readers see. */
export const siteStatus = v.object({
  state: v.picklist(SITE_STATES),
  /** Changes in the queue. */
  queued: count,
  /** Milliseconds from the last message to its release; null when there was none yet. */
  ms: v.nullable(v.number()),
  /** Everything saved up to this revision; null when that is unknown. */
  published_revision: v.nullable(count),
  /** Content that cannot be used at present. */
  held: v.array(heldContent),
  /** Exceptions, by collection and id, `articles 12`; the id 0 means any entity. */
  older: v.array(
    v.object({
      name: v.string(),
      /** The revision at which they are shown; null when unknown. */
      revision: v.nullable(count),
    }),
  ),
  release: v.nullable(
    v.object({
      ...told,
      /** False after a rollback. */
      newest: v.boolean(),
      /** Whether it stays until an editor resumes publishing. */
      stays: v.boolean(),
    }),
  ),
});

/** A question before it is signed. */
export type UnsignedQuestion = Unsigned<SiteQuestion>;
type Unsigned<Question> = Question extends unknown ? Omit<Question, 'timestamp'> : never;

export type ReleaseChanges = v.InferOutput<typeof releaseChanges>;
export type ToldRelease = v.InferOutput<typeof toldRelease>;
export type ToldReleases = v.InferOutput<typeof toldReleases>;
export type ReleaseSwitch = v.InferOutput<typeof releaseSwitch>;
export type SiteStatus = v.InferOutput<typeof siteStatus>;

/** A preview of a page. */
export const preview = v.object({
  /** Null when the change affects no page, or cannot be used. */
  url: v.nullable(v.string()),
  html: v.nullable(v.string()),
  /** All pages that would change, including this one and lists. */
  pages,
  /** Why the content cannot be used; null when it can. */
  held: v.nullable(v.object({ field: v.nullable(v.string()), words: v.string() })),
});

export type Preview = v.InferOutput<typeof preview>;

/** Whether readers see a revision, and which pages have changed with it. */
export const shownRevision = v.object({
  is_shown: v.boolean(),
  state: v.picklist(SITE_STATES),
  /** Changes in the queue. */
  queued: count,
  /** Milliseconds from the change's message to the release; null while it is not shown. */
  ms: v.nullable(v.number()),
  /** How the release that shows it differs from the one before; null when no file differs. */
  changes: v.nullable(releaseChanges),
  /** The numbers of these releases. */
  compared: v.nullable(v.object({ from: number, to: number })),
  /** Content that cannot be used at present. */
  held: v.array(heldContent),
});

export type ShownRevision = v.InferOutput<typeof shownRevision>;

/** Replies by question. */
export const siteReplies = {
  status: siteStatus,
  shown: shownRevision,
  releases: toldReleases,
  release: releaseSwitch,
  page: pageVersions,
  'roll-back': releaseSwitch,
  'go-on': releaseSwitch,
  preview,
} as const satisfies Record<SiteQuestion['ask'], v.GenericSchema>;

/** The state of notifying the site's builder of changes, whichever it is. */
export const delivery = v.object({
  /**
   * `regenerator` publishes on its own, `build` starts a build elsewhere; null: none is notified,
   * or none has answered yet.
   */
  builder: v.nullable(v.picklist(['regenerator', 'build'])),
  /** Changes that no builder has accepted yet. */
  waiting: count,
  /** When the builder is notified, if the minimum time between two builds has not passed; null otherwise. */
  next_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The last message that was accepted; null when none was since the backend started. */
  accepted: v.nullable(v.object({ at: v.pipe(v.string(), v.isoTimestamp()), revision: count })),
  /** The failure since then; null when there was none. */
  failed: v.nullable(
    v.object({
      at: v.pipe(v.string(), v.isoTimestamp()),
      /** The status of the response; null when there was none. */
      status: v.nullable(v.number()),
      tries: count,
      again_at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  /** The address where builds can be watched; null when not configured. */
  url: v.nullable(v.pipe(v.string(), v.url())),
});

export type Delivery = v.InferOutput<typeof delivery>;
