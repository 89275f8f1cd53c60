import process from 'node:process';
// For the type of the global `Netlify`, in every file that imports this one.
import type {} from '@netlify/edge-functions';
import { TRACES_VARIABLE } from '../../contract/request-id.ts';
import { strictTransport } from '../../src/config/security.ts';

/** Origin without a path; src/config/environment.ts parses it for the build. */
const ORIGIN = /^https?:\/\/[^/\s]+$/;

/** Reads a variable from where it is: Netlify's global on the edge, the process's own in tests. */
function variable(name: string): string | undefined {
  return typeof Netlify === 'undefined' ? process.env[name] : Netlify.env.get(name);
}

/**
 * The secret that identifies the edge to the backend, or null when it is missing or not valid in a
 * header.
 */
export function edgeSecret(): string | null {
  // During a rotation the variable lists several secrets: the edge uses the first.
  const [value = ''] = (variable('EDGE_SECRET') ?? '').split(/ *, */);
  return /^[\x21-\x7e]{32,200}$/.test(value) ? value : null;
}

/**
 * The backend's origin, or null when the variable is missing or not an origin. Read at each
 * request: an isolate outlives a change of the site's settings.
 */
export function restOrigin(): string | null {
  const value = variable('REST_ORIGIN')?.replace(/\/$/, '') ?? '';
  return ORIGIN.test(value) ? value : null;
}

/** The origin of pages between two builds; null if a deploy has all of them. */
export function pagesOrigin(): string | null {
  const value = variable('PAGES_ORIGIN')?.replace(/\/$/, '') ?? '';
  return ORIGIN.test(value) ? value : null;
}

/** The HSTS header for browsers, or null when none is sent. */
export function transportPolicy(): string | null {
  return strictTransport({ MODE: variable('MODE'), SITE_URL: variable('SITE_URL') });
}

/** Whether the server before the functions has begun a trace for each request. */
export const isTraced = (): boolean => variable(TRACES_VARIABLE) === 'on';
