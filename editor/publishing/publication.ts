/** The last publication from this screen, and its progress. */
import { proxy, ref } from 'valtio';
import { editorSiteShown } from '../../contract/calls/editor-releases.ts';
import type { ShownRevision } from '../../contract/schemas/publishing.ts';
import { send } from '../calls/send.ts';

export type Published = {
  readonly revision: number;
  /** The collection that was saved; null for several entities at once. */
  readonly collection: string | null;
  readonly id: number | null;
};

type Publication = Published & {
  /** Null until the site has answered, and while it does not respond. */
  told: ReturnType<typeof ref<ShownRevision>> | null;
  /** Whether the outcome is final. */
  isOver: boolean;
};

export const publications = proxy<{ last: Publication | null }>({ last: null });

/** Milliseconds: between requests to a site that does not respond, and until giving up on it. */
const PAUSE = 2_000;
const SILENT = 60_000;
/** A build of the whole site takes minutes. */
const PATIENCE = 15 * 60_000;

const rest = () => new Promise<void>((resolve) => void setTimeout(resolve, PAUSE));

/**
 * Shows a publication until readers see it. The backend answers as soon as they do; a site that
 * does not respond is polled.
 */
export async function followPublication(published: Published): Promise<void> {
  publications.last = { ...published, told: null, isOver: false };
  const own = publications.last;
  const begun = Date.now();
  while (publications.last === own) {
    const answer = await send(editorSiteShown, { revision: String(published.revision) });
    const told = answer.ok ? answer.value : null;
    own.told = told && ref(told);
    const waited = Date.now() - begun;
    const isLate = waited > (told ? PATIENCE : SILENT);
    if (told?.is_shown || told?.state === 'held back' || isLate) {
      own.isOver = true;
      return;
    }
    if (!told) await rest();
  }
}
