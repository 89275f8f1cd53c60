// For the type of the global `Netlify`, whoever imports this file.
import type {} from '@netlify/edge-functions';
import { strictTransport } from '../../src/config/security.ts';

/** Origin without a path; the build's own reading of it is in src/config/environment.ts. */
const ORIGIN = /^https?:\/\/[^/\s]+$/;

/** Reads one variable where it stands: Netlify's global on the edge, Deno's own in tests. */
function variable(name: string): string | undefined {
  return typeof Netlify === 'undefined' ? Deno.env.get(name) : Netlify.env.get(name);
}

/** What the backend knows the edge by, or null when the variable is missing or no header's value. */
export function edgeSecret(): string | null {
  const value = variable('EDGE_SECRET') ?? '';
  return /^[\x21-\x7e]{32,200}$/.test(value) ? value : null;
}

/**
 * Where the backend answers, or null when the variable is missing or no origin. Read at each
 * request: an isolate outlives a change of the site's settings.
 */
export function restOrigin(): string | null {
  const value = variable('REST_ORIGIN')?.replace(/\/$/, '') ?? '';
  return ORIGIN.test(value) ? value : null;
}

/** What browsers are told of https, or null where they are told nothing. */
export function transportPolicy(): string | null {
  return strictTransport({ MODE: variable('MODE'), SITE_URL: variable('SITE_URL') });
}
