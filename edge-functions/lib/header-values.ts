import { BASE_POLICY } from '../../src/config/security.ts';

/**
 * Netlify applies the header rules of netlify.toml to files, not to a function's responses, so the same set
 * is repeated here; a test keeps the two equal. The policy is the strictest fallback: a page of the site has
 * the policy of its release, which `withHeaders` preserves.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': BASE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self), unload=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For personal responses: no cache on the way may store them. */
export const PERSONAL_CACHE = 'private, no-store';

/**
 * For pages of the site as a visitor's city or question shows them. They contain nothing personal, and
 * `no-store` would also keep browsers from restoring them on Back.
 */
export const VISITOR_CACHE = 'private, no-cache';
