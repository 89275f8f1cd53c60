import { BASE_POLICY } from '../../src/config/security.ts';

/**
 * Netlify applies the header rules of netlify.toml to files, not to a function's responses, so the
 * same set is here; a test keeps the two equal. The policy is the strictest fallback: a page of the
 * site has that of its release, which `withHeaders` keeps.
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
 * For pages of the site as a visitor's city or question shows them. They hold nothing personal: with
 * `no-store` browsers would also not keep them for Back.
 */
export const VISITOR_CACHE = 'private, no-cache';
