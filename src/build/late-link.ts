import { isValidElement, type ReactNode } from 'react';
import { isLateFile } from './late-file.ts';

/** What `Fold` renders; the first one in a page gets the links. */
const FOLD = /(<span hidden="" data-fold="">)(?=<\/span>)/;

const lateFileOf = (node: ReactNode): string[] => {
  if (!isValidElement<{ 'data-href'?: string }>(node) || node.type !== 'style') return [];
  const { 'data-href': file = '' } = node.props;
  return isLateFile(file) ? [file] : [];
};

/**
 * Links to the late styles at the fold of a page, instead of sheets in its head. While such a link loads, a
 * browser renders what precedes it and nothing after it. Firefox does not stop there except for scripts:
 * hence the empty one. The styles of the first screen are loaded before it.
 */
const links = (files: readonly string[]): string =>
  `${files.map((file) => `<link rel="stylesheet" href="${file}" fetchpriority="low"/>`).join('')}<script> </script>`;

/**
 * A document with links to its late styles.
 * @param head with a sheet for each.
 * @throws Error when there are late styles and no fold.
 */
export function withLateLinks(head: readonly ReactNode[], body: string) {
  const files = head.flatMap(lateFileOf);
  if (files.length === 0) return { head, body };
  if (!FOLD.test(body)) throw new Error('A page has no fold for its late styles.');
  return {
    head: head.filter((node) => lateFileOf(node).length === 0),
    body: body.replace(FOLD, (fold) => fold + links(files)),
  };
}
