/** The backend is on the same network; a page does not wait longer for it. */
const PATIENCE = 1_000;

/**
 * The revision of the backend's content, or null if it reports none: a third-party backend, one
 * that is down, or one that is being written to.
 */
export async function contentRevision(restOrigin: string): Promise<number | null> {
  try {
    const url = new URL('/revision', restOrigin);
    const reply = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    const body: unknown = await reply.json();
    const revision = (body as { result?: { revision?: unknown } } | null)?.result?.revision;
    return typeof revision === 'number' ? revision : null;
  } catch {
    return null;
  }
}
