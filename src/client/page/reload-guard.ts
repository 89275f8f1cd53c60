import { CHUNK_RELOAD_GUARD } from '../../config/constants.ts';

/** The storage key under which the time of the last automatic reload survives it. */
const KEY = 'chunk-reload';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Browsers that block storage throw on mere access. */
function session(): Memory | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Claims the one automatic reload of a page that failed to load a chunk, and records it. Without
 * storage there is none: an unrecorded reload would loop.
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

/** Whether an error says that a script or a style of the site failed to load. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The last pattern is Gatsby's, for a page whose own data is missing at the first load.
  return (
    CODES.includes(error.name) || CODES.includes(code) || /^page resources for/.test(error.message)
  );
}

/**
 * Reloads once when a chunk fails to load and nothing handles it. Gatsby's own listener reloads
 * without a limit, so this one must be registered first and stops the event.
 */
export function guardChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason)) return;
    event.stopImmediatePropagation();
    if (navigator.onLine && takeReload()) window.location.reload();
  });
}
