/** A kept page. */
export type Kept = {
  readonly path: string;
  /** Its heading, as HTML. */
  readonly title: string;
  /** When it was read or last renewed, in milliseconds since 1970. */
  readonly at: number;
  /** Paths of its files. */
  readonly files: readonly string[];
  /** The total size of the document and its files. */
  readonly bytes: number;
};

/** The kept pages, and when they were last checked against the server. */
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

/** The stored state, perhaps of another version: pages that it does not list are no longer kept. */
export function stateIn(stored: unknown): State {
  if (!isRecord(stored) || !Array.isArray(stored['list'])) return NOTHING;
  const { list, looked } = stored;
  return { list: list.filter(isKept), looked: typeof looked === 'number' ? looked : 0 };
}

/** The limits of what is kept; the page read longest ago is removed first. */
export const BOUNDS = { pages: 16, bytes: 12_000_000, filesOfPage: 60 } as const;

/** The list with a page added, newest first, without the pages that no longer fit. */
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

/** Everything that the pages of a list need: their own paths and those of their files. */
export const neededBy = (list: readonly Kept[]): ReadonlySet<string> =>
  new Set(list.flatMap(({ path, files }) => [path, ...files]));

/** What to do with a kept page after the server has responded for its address. */
export type Verdict = 'renew' | 'remove' | 'leave';

/**
 * A page that was taken down or has moved is removed. One that the server fails to return stays for the next
 * time offline: nobody sees it before.
 */
export function verdictOn({ status, type }: Pick<Response, 'status' | 'type'>): Verdict {
  if (type === 'opaqueredirect' || status === 404 || status === 410) return 'remove';
  if (status >= 300 && status < 400) return 'remove';
  return status === 200 ? 'renew' : 'leave';
}

const PICTURE = /^(\/pictures\/[\w]+)-\d+(\.\w+)$/;

/**
 * A substitute for a file that is not kept: the same picture in another width, as after a phone was rotated.
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
