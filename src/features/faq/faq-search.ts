import type { FaqItem } from '../../../contract/schemas/reference.ts';

/** What Russian words end in, longest first; `stemOf` takes off two at most: «хран-и-ть». */
const ENDING =
  /(?:[еа]ни[еяюй]|иями|ться|ями|ами|ого|его|ому|ему|иях|ишь|ешь|ия|ии|ию|ие|ях|ах|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ые|ть|ет|ит|ут|ют|ат|ят|ла|ло|ли|ом|ем|[аеиоуыюяйь])$/;
const SHORTEST = 3;

function stemOf(word: string): string {
  let stem = word;
  for (let taken = 0; taken < 2; taken += 1) {
    const shorter = stem.replace(ENDING, '');
    // «зрение» would lose everything: only its last letter goes.
    if (shorter.length < SHORTEST) return stem.replace(/[аеиоуыюяйь]$/, '');
    stem = shorter;
  }
  return stem;
}

/** Entities and tags are no words. */
const plain = (html: string) => html.replace(/<[^>]*>|&\w+;/g, ' ');

/**
 * What a query looks for: each of its words by its stem, at the beginning of a word. Words of one
 * or two letters are looked for only where there are no others.
 */
export function patternsOf(query: string): RegExp[] {
  const words =
    query
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\d]+/gu) ?? [];
  const long = words.filter((word) => word.length >= SHORTEST);
  const stems = new Set((long.length > 0 ? long : words).map(stemOf));
  return [...stems].map(
    (stem) => new RegExp(`(?<![\\p{L}\\d])${stem.replaceAll('е', '[её]')}[\\p{L}\\d]*`, 'giu'),
  );
}

const isIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.every((pattern) => text.search(pattern) >= 0);

/** A question that was found; `inAnswer` where the question itself does not show why. */
export type Found = { item: FaqItem; inAnswer: boolean };

/** The questions in which, or in whose answers, every word of the query stands. */
export function findQuestions(items: readonly FaqItem[], query: string): Found[] {
  const patterns = patternsOf(query);
  if (patterns.length === 0) return items.map((item) => ({ item, inAnswer: false }));
  return items.flatMap((item) => {
    if (!isIn(`${item.question} ${plain(item.answer)}`, patterns)) return [];
    return [{ item, inAnswer: !isIn(item.question, patterns) }];
  });
}

/** Where the words of a query stand in an element, for the browser to mark. */
export function foundRanges(root: Element, query: string): Range[] {
  const patterns = patternsOf(query);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const pattern of patterns) {
      for (const match of (node.textContent ?? '').matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}
