import { hash } from 'node:crypto';
import { slotsIn, withSlots } from '../gatsby/slots.ts';

/** A file that is embedded in pages: its text and its content hash. */
export type StoredText = { readonly sha256: string; readonly text: string };

/** Bytes as a reader gets them, and their version: different bytes have different versions. */
export type FileBytes = { readonly bytes: Buffer; readonly version: string };

/** The same with the paths of the files that are embedded in it. */
export type FilledPage = FileBytes & { readonly embedded: readonly string[] };

/** Whether a file may contain slices and style sheets. */
export const isPage = (path: string): boolean => path.endsWith('.html');

/**
 * A page as it is stored: without the content it shares with other pages. A new header then takes a
 * new file or two, however many pages contain it, and a stored page is a third of what a reader
 * gets.
 * @param sheetIn the style sheet in a file of the site. A sheet that differs from it stays in the
 * page.
 */
export const hollow = (html: string, sheetIn: (file: string) => string | null = () => null) =>
  withSlots(html, ({ file, content, isSheet }) => {
    if (!isSheet) return '';
    return content !== '' && sheetIn(file) === content ? '' : null;
  });

/** Files of the style sheets in a page. */
export const sheetsIn = (html: string): string[] =>
  slotsIn(html).flatMap(({ file, isSheet }) => (isSheet ? file : []));

/**
 * A page as it is read: with the slices and the sheets of its own release.
 * @param stored the page without them, and its hash.
 * @param textIn the text of a file of the release.
 * @throws Error when the release has no such file.
 */
export async function filled(
  stored: StoredText,
  textIn: (file: string) => Promise<StoredText | null>,
): Promise<FilledPage> {
  const texts = new Map<string, StoredText>();
  for (const { file, content, isSheet } of slotsIn(stored.text)) {
    if (texts.has(file) || (isSheet && content !== '')) continue;
    const text = await textIn(file);
    if (!text) throw new Error(`The release has no "${file}", which pages embed.`);
    texts.set(file, text);
  }
  const names = [stored, ...texts.values()].map(({ sha256 }) => sha256);
  const html = withSlots(stored.text, ({ file, content, isSheet }) =>
    isSheet && content !== '' ? null : (texts.get(file)?.text ?? ''),
  );
  return {
    bytes: Buffer.from(html),
    version: texts.size === 0 ? stored.sha256 : hash('sha256', names.join(' ')),
    embedded: [...texts.keys()],
  };
}
