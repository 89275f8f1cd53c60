import type { Environment } from './environment.ts';

/** Where browsers tell what a policy of ours has stopped; see edge-functions/policy-reports.ts. */
export const POLICY_REPORTS_PATH = '/policy-reports';

const FRAME = [
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

/** What every reply says that says nothing stricter: a page of the site brings its own policy. */
export const BASE_POLICY = FRAME.join('; ');

/** For a page that has everything inside, styles too, and no script. */
export const BARE_PAGE_POLICY = ["default-src 'none'", "style-src 'unsafe-inline'", ...FRAME].join(
  '; ',
);

type Mode = {
  readonly [Name in keyof Pick<Environment, 'MODE' | 'SITE_URL'>]?: string | undefined;
};

/**
 * Whether browsers are told to come by https alone from now on, and for how long. A demonstration
 * must not say so: its address would be lost to whoever opens it by http later.
 */
export function strictTransport({ MODE, SITE_URL }: Mode): string | null {
  const isSecure = SITE_URL?.startsWith('https://') === true;
  return MODE === 'production' && isSecure ? 'max-age=31536000; includeSubDomains' : null;
}
