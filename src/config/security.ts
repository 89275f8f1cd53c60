import type { Environment } from './environment.ts';

/**
 * The endpoint to which browsers report policy violations; see edge-functions/policy-reports.ts.
 */
export const POLICY_REPORTS_PATH = '/policy-reports';

const FRAME = [
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

/** The default policy of every response; a page of the site has its own. */
export const BASE_POLICY = FRAME.join('; ');

/** For a self-contained page, styles included, without scripts. */
export const BARE_PAGE_POLICY = ["default-src 'none'", "style-src 'unsafe-inline'", ...FRAME].join(
  '; ',
);

type Mode = {
  readonly [Name in keyof Pick<Environment, 'MODE' | 'SITE_URL'>]?: string | undefined;
};

/**
 * Whether browsers are told to use https only from now on, and for how long. A demonstration must
 * not do this: the browser would later refuse to open its host over http.
 */
export function strictTransport({ MODE, SITE_URL }: Mode): string | null {
  const isSecure = SITE_URL?.startsWith('https://') === true;
  return MODE === 'production' && isSecure ? 'max-age=31536000; includeSubDomains' : null;
}
