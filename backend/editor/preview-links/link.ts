/** Links that show a draft to somebody without an account. */
import type { PreviewLinkTold } from '../../../contract/schemas/editor.ts';
import { newestOf } from '../../../contract/secrets.ts';
import { readDraft, type Which } from '../drafts/stored.ts';
import { invalid } from '../faults.ts';
import type { EditorContext } from '../handler.ts';
import { linkToken } from './token.ts';

/** The path of links; the backend also serves it at the site's own address. */
export const LINKS_PATH = '/editor/preview/';

const DAY = 24 * 60 * 60 * 1000;
const SECOND = 1000;

/**
 * A link to a draft that could be published in its present state.
 * @throws Failure `not_found`, `invalid`.
 */
export async function linkToDraft(
  { db, media, now, linking }: EditorContext,
  which: Which,
): Promise<PreviewLinkTold> {
  const { id: draft, errors } = await readDraft(db, which, { media, now });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  // In whole seconds, like the token.
  const ends = new Date(Math.floor((now.getTime() + DAY) / SECOND) * SECOND);
  const path = LINKS_PATH + linkToken(newestOf(linking.secret), { draft, ends });
  return { url: new URL(path, linking.siteUrl).href, ends_at: ends.toISOString() };
}
