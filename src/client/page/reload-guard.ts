import { CHUNK_RELOAD_GUARD } from '../../config/constants.ts';

/** Where the time of the last automatic reload outlives that reload. */
const KEY = 'chunk-reload';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Browsers that block storage throw at the mere mention of it. */
function session(): Memory | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Asks for the one automatic reload of a page that lost a part of itself, and notes it down.
 * Without a memory there is none: a reload that nobody remembers is a loop.
 * @returns whether the caller may reload now.
 */
export function takeReload(now = Date.now(), memory: Memory | null = session()): boolean {
  try {
    if (!memory) return false;
    const last = memory.getItem(KEY);
    if (last !== null && Math.abs(now - Number(last)) < CHUNK_RELOAD_GUARD) return false;
    memory.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

const CODES = ['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'];

/** Whether an error says that a script or a style of the site did not come. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The last one is Gatsby's, when a page's own data is missing at the first load.
  return (
    CODES.includes(error.name) || CODES.includes(code) || /^page resources for/.test(error.message)
  );
}

/**
 * Reloads once when a part of the site fails to load and nobody handled it. Gatsby's own listener
 * does that without a limit, so this one has to be registered first and keeps the event to itself.
 */
export function guardChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason)) return;
    event.stopImmediatePropagation();
    if (navigator.onLine && takeReload()) window.location.reload();
  });
}
