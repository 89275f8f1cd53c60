/** A page as it would be with an unsaved change. Nothing is applied or published. */
import type { ContentChange } from '../contract/schemas/hook.ts';
import type { Preview } from '../contract/schemas/publishing.ts';
import { candidateOf, readChanges } from './batch.ts';
import { heldWords } from './held-words.ts';
import type { OpenSite } from './open-site.ts';
import type { FileContent } from './publish/file-content.ts';
import { filled } from './publish/page-slots.ts';
import type { Publisher } from './publisher.ts';
import { isSystemError } from '../system/system-error.ts';
import type { Output } from './site/output.ts';
import { withOriginals } from './site/pictures-in-use.ts';
import { UnknownTemplateError } from './site/templates.ts';

/** Maximum number of affected pages that are listed. */
const MOST = 50;

export type Previewed = {
  readonly change: ContentChange;
  /** The key under which the backend serves the change. */
  readonly key: string;
  /** The requested page; null: the first that the change affects. */
  readonly url: string | null;
};

const nothing = { url: null, html: null, pages: { total: 0, items: [] } };

/** Placeholder for a content hash, which only readers of releases compare. */
const UNCOUNTED = '';

/** Rendered content is always in memory. */
function textOf(content: FileContent): string {
  if (typeof content === 'string') return content;
  if ('stored' in content) return Buffer.from(content.stored).toString();
  throw new Error(`${content.file} is not rendered`);
}

/** Header, footer and styles from the change or, if it has none, from the newest release. */
async function whole(page: FileContent, own: Output, read: Publisher['read']): Promise<string> {
  const text = async (file: string) => {
    const changed = own.get(file);
    return changed ? textOf(changed) : await read(file);
  };
  const { bytes } = await filled({ sha256: UNCOUNTED, text: textOf(page) }, async (file) => {
    const found = await text(file);
    return found === null ? null : { sha256: UNCOUNTED, text: found };
  });
  return bytes.toString();
}

async function drawn(
  { site, reader }: OpenSite,
  read: Publisher['read'],
  { change, key, url }: Previewed,
): Promise<Preview> {
  const own = reader.previewing(key);
  const reading = await readChanges(site, own, [change]);
  const [unreadable] = reading.unreadable;
  if (unreadable) {
    const { field, words } = unreadable;
    return { ...nothing, held: { field, words } };
  }
  const made = await site.preview(candidateOf(site, reading, reading.parts), url);
  const items = made.urls.slice(0, MOST);
  const pages = { total: made.urls.length, items };
  if (made.page === null) return { ...nothing, pages, held: null };
  const page = await whole(made.page.html, made.texts, read);
  const html = withOriginals(page, (address) => site.hasPicture(address), own.originals);
  return { url: made.page.url, html, pages, held: null };
}

/** @throws Error with a cause other than the content. */
export async function previewOf(
  open: OpenSite,
  read: Publisher['read'],
  previewed: Previewed,
): Promise<Preview> {
  try {
    return await drawn(open, read, previewed);
  } catch (error) {
    if (error instanceof UnknownTemplateError || isSystemError(error)) throw error;
    return { ...nothing, held: heldWords(error) };
  }
}
