/** The backend is on the same network; a page does not wait longer for it. */
const PATIENCE = 1_000;

async function numberIn(restOrigin: string, name: 'revision' | 'saved'): Promise<number | null> {
  try {
    const url = new URL('/revision', restOrigin);
    const reply = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    const body: unknown = await reply.json();
    const value = (body as { result?: Record<string, unknown> } | null)?.result?.[name];
    return typeof value === 'number' ? value : null;
  } catch {
    return null;
  }
}

/**
 * The revision of the backend's content, or null if it reports none: a third-party backend, one
 * that is down, or one that is being written to.
 */
export const contentRevision = (restOrigin: string) => numberIn(restOrigin, 'revision');

/**
 * The highest revision among the backend's saved changes, or null if it reports none. It excludes numbers
 * that were assigned to rolled-back changes.
 */
export const savedRevision = (restOrigin: string) => numberIn(restOrigin, 'saved');
