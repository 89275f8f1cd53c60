import { TAG_OF_ALL } from '../../regenerator/publish/cache-tags.ts';
import type { Release } from '../../regenerator/publish/published-site.ts';
import { REVISION_HEADER } from '../../src/config/between-builds.ts';
import { CDN_HEADERS, FOR_A_MOMENT, forAMoment, type Cdn } from '../../src/config/cdn.ts';

/**
 * Carries the tags of a response's files through the edge functions, which forward the headers of a page that
 * they rewrite. It never leaves the server.
 */
const MADE_OF = 'x-made-of';

/** Records the tags of the files that a response was made from, or would have been made from. */
export const noteTags = (headers: Headers, tags: readonly string[]): void =>
  headers.set(MADE_OF, [...new Set([...tags, TAG_OF_ALL])].join(' '));

/** Tells Netlify's edge which revision a response shows, so that it can serve a build that is ahead. */
export function noteRevision(headers: Headers, { revision }: Pick<Release, 'revision'>): void {
  if (revision !== null) headers.set(REVISION_HEADER, String(revision));
}

/** For a response that depends on the visitor, although it was made from files alone. */
export const forgetTags = (headers: Headers): void => headers.delete(MADE_OF);

/** Whether a response is the same for everybody and may change: immutable ones need no purge. */
const isShared = (headers: Headers) =>
  !/private|no-store|immutable/.test(headers.get('cache-control') ?? '');

/** For readers behind a shared cache: they revalidate, and the cache may still store its copy. */
const ASKED_AGAIN = 'no-cache';

/** Whether a function marked its response as shared for a short time; removes the headers of that mark. */
function takeMoment(headers: Headers): boolean {
  const isSaid = headers.get(FOR_A_MOMENT.name) === FOR_A_MOMENT.value;
  for (const name of Object.keys(forAMoment([]))) headers.delete(name);
  return isSaid;
}

/**
 * Tells a cache in front of the site how long it may store a response, and under which tags.
 * @param headers of the response; they are modified.
 * @param cdn absent: there is none.
 */
export function forSharedCache(headers: Headers, cdn: Cdn | undefined): void {
  const tags = headers.get(MADE_OF);
  headers.delete(MADE_OF);
  if (tags === null) return;
  const isForNow = takeMoment(headers);
  if (!cdn) return;
  const { life, moment, tags: named } = CDN_HEADERS[cdn];
  const told = isForNow ? moment : isShared(headers) ? life : undefined;
  if (!told) return;
  if (isForNow) headers.set('cache-control', ASKED_AGAIN);
  for (const [name, value] of Object.entries(told)) headers.set(name, value);
  headers.set(named.name, tags.replaceAll(' ', named.separator));
}
