import type { LibraryUse } from '../../../contract/schemas/library.ts';
import { Failure } from '../../failure.ts';
import { quoted } from '../../../src/config/quoted.ts';

/** Maximum number of uses that a refusal names. */
const MOST = 50;

/** `pages/12`, `drafts/3`: a path of the editor API. */
const placeOf = ({ collection, id, draft }: LibraryUse): string =>
  draft === null ? `${collection}/${id ?? ''}` : `drafts/${draft}`;

/** The failure of an action because a file is in use. */
export const inUse = (message: string, uses: readonly LibraryUse[]): Failure =>
  new Failure(
    'in_use',
    message,
    Object.fromEntries(uses.slice(0, MOST).map((use) => [placeOf(use), quoted(use.title)])),
  );
