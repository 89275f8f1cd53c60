/** Converts HTML pasted from Word, Google Docs or a web page to a text of the site. */
import { inertBody } from '../kept/inert.ts';
import { htmlIn } from '../kept/html-in.ts';
import { settleBlocks } from './blocks.ts';
import { dropUnseen } from './drop-unseen.ts';
import { unwrap, withReadStyles } from './elements.ts';
import { settleLinks } from './links.ts';
import { readLooks } from './looks.ts';
import { lostWords } from './lost-words.ts';
import { isHere, settlePictures } from './pictures.ts';
import { wordLists } from './word-lists.ts';

/** Attributes that are kept from a clipboard. */
const READ = new Set(['href', 'colspan', 'rowspan', 'src', 'alt']);

export type Pasted = {
  readonly html: string;
  /** What could not be pasted, one sentence each. */
  readonly notes: readonly string[];
};

const MARKED = /\sdata-pm-slice=/;

/**
 * Whether HTML was copied from the editor itself, which needs no cleaning. It is marked, but so is that of
 * other sites with an editor of this kind: their pictures tell them apart, and no others could be kept.
 */
const isOwn = (html: string): boolean =>
  MARKED.test(html) &&
  [...inertBody(withReadStyles(html)).querySelectorAll('img')].every((picture) =>
    isHere(picture.getAttribute('src') ?? ''),
  );

function bareAttributes(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!READ.has(name)) element.removeAttribute(name);
    }
  }
}

/** @param origin of the site, which is removed from links to its pages. */
export function cleanPasted(html: string, origin: string): Pasted {
  if (isOwn(html)) return { html, notes: [] };
  const body = inertBody(withReadStyles(html));
  wordLists(body);
  dropUnseen(body);
  // Office elements such as `<o:p>` sometimes contain text.
  for (const element of body.querySelectorAll('*')) {
    if (element.localName.includes(':')) unwrap(element);
  }
  readLooks(body);
  const lost = settlePictures(body, origin);
  const hasNotes = settleLinks(body, origin);
  settleBlocks(body);
  bareAttributes(body);
  return { html: htmlIn(body.innerHTML), notes: lostWords(lost, hasNotes) };
}
