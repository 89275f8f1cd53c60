import { DomUtils, parseDocument } from 'htmlparser2';
import type { StoredFile } from './store.ts';

type Node = ReturnType<typeof parseDocument>;

const textOf = (name: string, within: Node | Node['children']) =>
  DomUtils.textContent(DomUtils.getElementsByTagName(name, within, true, 1));

/** Parses one page of a bucket's list (`ListObjectsV2`), with the token of the next page. */
export function readListPage(xml: string): { files: StoredFile[]; next: string | null } {
  const page = parseDocument(xml, { xmlMode: true });
  const files = DomUtils.getElementsByTagName('Contents', page).map(({ children }) => ({
    name: textOf('Key', children),
    bytes: Number(textOf('Size', children)),
    at: new Date(textOf('LastModified', children)),
  }));
  return { files, next: textOf('NextContinuationToken', page) || null };
}
