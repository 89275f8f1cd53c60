/** What is kept of one page. */
export type Kept = {
  readonly path: string;
  /** Its heading, as HTML. */
  readonly title: string;
  /** When it was read or renewed, in milliseconds since 1970. */
  readonly at: number;
  /** Paths of its files. */
  readonly files: readonly string[];
  /** Of the document and its files. */
  readonly bytes: number;
};

/** What is kept, and when it was last looked whether it is still there. */
export type State = { readonly list: readonly Kept[]; readonly looked: number };

const NOTHING: State = { list: [], looked: 0 };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  typeof value['title'] === 'string' &&
  typeof value['at'] === 'number' &&
  typeof value['bytes'] === 'number' &&
  Array.isArray(value['files']) &&
  value['files'].every((file) => typeof file === 'string');

/** The state that was stored, maybe by another version: what it does not say is kept no more. */
export function stateIn(stored: unknown): State {
  if (!isRecord(stored) || !Array.isArray(stored['list'])) return NOTHING;
  const { list, looked } = stored;
  return { list: list.filter(isKept), looked: typeof looked === 'number' ? looked : 0 };
}

/** At most this much is kept; what was read longest ago goes first. */
export const BOUNDS = { pages: 16, bytes: 12_000_000, filesOfPage: 60 } as const;

/** The list with a page in it, newest first, and without what does not fit any more. */
export function withPage(list: readonly Kept[], page: Kept): Kept[] {
  let bytes = 0;
  return [page, ...list.filter(({ path }) => path !== page.path)]
    .toSorted((one, other) => other.at - one.at)
    .filter((kept, index) => {
      if (index >= BOUNDS.pages || bytes + kept.bytes > BOUNDS.bytes) return false;
      bytes += kept.bytes;
      return true;
    });
}

/** All that the pages of a list need: their own paths and those of their files. */
export const neededBy = (list: readonly Kept[]): ReadonlySet<string> =>
  new Set(list.flatMap(({ path, files }) => [path, ...files]));

/** What becomes of a kept page when the server has answered for its address. */
export type Verdict = 'renew' | 'remove' | 'leave';

/**
 * A page that was taken down or has moved goes. One that the server fails to give stays, for the next
 * time without a network: nobody sees it before.
 */
export function verdictOn({ status, type }: Pick<Response, 'status' | 'type'>): Verdict {
  if (type === 'opaqueredirect' || status === 404 || status === 410) return 'remove';
  if (status >= 300 && status < 400) return 'remove';
  return status === 200 ? 'renew' : 'leave';
}

const PICTURE = /^(\/pictures\/[\w]+)-\d+(\.\w+)$/;

/**
 * The file to show for one that is not kept: the same picture in another width, as after a phone was
 * turned.
 */
export function likeFile(path: string, kept: Iterable<string>): string | undefined {
  const [, name, ending] = PICTURE.exec(path) ?? [];
  if (name === undefined) return undefined;
  for (const one of kept) {
    const [, itsName, itsEnding] = PICTURE.exec(one) ?? [];
    if (itsName === name && itsEnding === ending) return one;
  }
  return undefined;
}
