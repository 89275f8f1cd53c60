import { createHash } from 'node:crypto';
import type { Sources } from '../../config/map-sources.ts';
import { BASE_POLICY, POLICY_REPORTS_PATH } from '../../config/security.ts';
import { thirdParties, type PartySettings } from './third-parties.ts';

/**
 * The old directive, which all browsers support immediately and in every window. With `report-to`
 * as well, Chromium uses only that, sends it with a delay, and from some windows never.
 */
const REPORTS = `report-uri ${POLICY_REPORTS_PATH}`;

/** A script in a page that a browser would run; data blocks are not run. */
const INLINE = /<script\b(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Executable inline scripts of a page. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(([, script = '']) => script);

/** The policy source for exactly one script. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const directive = (name: string, sources: readonly string[]) =>
  `${name} ${[...new Set(sources)].join(' ')}`;

/** Text becomes elements, scripts and script URLs only as src/boot/trusted-types.ts allows. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/**
 * Whether trusted types are only reported and not enforced: the scripts of these two cannot be
 * tested without their vendors' servers, and enforcing could break a counter or a map.
 */
const isTrustOnlyWatched = ({ METRIKA_ID, YANDEX_MAPS_KEY }: PartySettings) =>
  Boolean(METRIKA_ID ?? YANDEX_MAPS_KEY);

/** What browsers report but allow; null when nothing is report-only. */
export const watchedPolicy = (settings: PartySettings): string | null =>
  isTrustOnlyWatched(settings) ? [TRUSTED_TYPES, REPORTS].join('; ') : null;

/**
 * The one policy of all pages: our own files, the inline scripts by their hashes, and the third
 * parties from the settings. Inline styles are allowed, because pages contain them and React writes
 * them into attributes (docs/decisions/058).
 * @param scripts inline scripts of the pages.
 */
export function contentPolicy(settings: PartySettings, scripts: readonly string[]): string {
  const parties = thirdParties(settings);
  const allowed = (kind: keyof Sources) => parties.flatMap((party) => party[kind] ?? []);
  return [
    directive('default-src', ["'self'"]),
    directive('script-src', ["'self'", ...scripts.map(hashSource), ...allowed('script')]),
    directive('style-src', ["'self'", "'unsafe-inline'", ...allowed('style')]),
    directive('img-src', ["'self'", 'data:', ...allowed('img')]),
    directive('font-src', ["'self'"]),
    directive('worker-src', ["'self'"]),
    directive('connect-src', ["'self'", ...allowed('connect')]),
    directive('frame-src', allowed('frame')),
    BASE_POLICY,
    ...(isTrustOnlyWatched(settings) ? [] : [TRUSTED_TYPES]),
    REPORTS,
  ].join('; ');
}
