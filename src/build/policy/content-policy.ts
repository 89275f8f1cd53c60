import { createHash } from 'node:crypto';
import { BASE_POLICY, POLICY_REPORTS_PATH } from '../../config/security.ts';
import { thirdParties, type PartySettings, type Sources } from './third-parties.ts';

/**
 * The old way, which all browsers know, at once and in every window. With `report-to` beside it
 * Chromium takes that alone, sends it when it likes, and from some windows never.
 */
const REPORTS = `report-uri ${POLICY_REPORTS_PATH}`;

/** A script in a page that a browser would run; blocks of data it only keeps. */
const INLINE = /<script\b(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Scripts that stand in a page and run. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(([, script = '']) => script);

/** How a policy allows one script, to the letter. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const directive = (name: string, sources: readonly string[]) =>
  `${name} ${[...new Set(sources)].join(' ')}`;

/** Texts become elements, scripts and addresses of scripts only as src/boot/trusted-types.ts lets them. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/**
 * Whether that is only told and not enforced: the scripts of these two cannot be tried without
 * their makers' servers, and a counter or a map that fails would be the price.
 */
const isTrustOnlyWatched = ({ METRIKA_ID, YANDEX_MAPS_KEY }: PartySettings) =>
  Boolean(METRIKA_ID ?? YANDEX_MAPS_KEY);

/** What browsers are to tell of and let pass; null where nothing is only watched. */
export const watchedPolicy = (settings: PartySettings): string | null =>
  isTrustOnlyWatched(settings) ? [TRUSTED_TYPES, REPORTS].join('; ') : null;

/**
 * The one policy of all pages: our own files, the scripts that stand in the pages by their hashes,
 * and whoever the settings bring in. Styles stand in the pages as well, and React writes them into
 * attributes: those are allowed (docs/decisions/058).
 * @param scripts that stand in pages.
 */
export function contentPolicy(settings: PartySettings, scripts: readonly string[]): string {
  const parties = thirdParties(settings);
  const allowed = (kind: keyof Sources) => parties.flatMap((party) => party[kind] ?? []);
  const frames = allowed('frame');
  return [
    directive('default-src', ["'self'"]),
    directive('script-src', ["'self'", ...scripts.map(hashSource), ...allowed('script')]),
    directive('style-src', ["'self'", "'unsafe-inline'", ...allowed('style')]),
    directive('img-src', ["'self'", 'data:', ...allowed('img')]),
    directive('font-src', ["'self'"]),
    directive('connect-src', ["'self'", ...allowed('connect')]),
    directive('frame-src', frames.length > 0 ? frames : ["'none'"]),
    BASE_POLICY,
    ...(isTrustOnlyWatched(settings) ? [] : [TRUSTED_TYPES]),
    REPORTS,
  ].join('; ');
}
