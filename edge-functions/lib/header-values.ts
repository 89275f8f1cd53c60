import { BASE_POLICY } from '../../src/config/security.ts';

/**
 * Netlify applies the header rules of netlify.toml to files, not to what a function answers, so
 * the same set stands here; a test keeps the two equal. The policy is the least of all: a page of
 * the site comes with that of its release, which `withHeaders` leaves as it is.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': BASE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For replies made for one person: no cache on the way may keep them. */
export const PERSONAL_CACHE = 'private, no-store';
