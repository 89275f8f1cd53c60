/** Which build of the screen is served: a tab may be open since an earlier one. */
import { SCREEN_PATH } from '../../src/config/editor-screen.ts';

const ASSETS = `${SCREEN_PATH}assets/`;
const ENTRY = new RegExp(`<script [^>]*src="(${ASSETS}[^"]+)"`);

/** Milliseconds. */
const PATIENCE = 10_000;

/** The first script of this tab's document. Its name changes with every file of the screen. */
export const ownEntry = (): string | null =>
  document.querySelector(`script[src^="${ASSETS}"]`)?.getAttribute('src') ?? null;

/** The first script of the document that is served now; null: unknown. */
export async function servedEntry(): Promise<string | null> {
  try {
    const reply = await fetch(SCREEN_PATH, { signal: AbortSignal.timeout(PATIENCE) });
    return ENTRY.exec(await reply.text())?.[1] ?? null;
  } catch {
    return null;
  }
}
