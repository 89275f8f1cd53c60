/** Describes typesetting changes for an editor. */
import { counted } from '../../src/words/plural.ts';
import type { Change } from './changes.ts';

const PLACES = { one: 'месте', few: 'местах', many: 'местах' };

/** The characters that typesetting sets, with their common names. */
const SIGNS: readonly { readonly name: string; readonly sign: RegExp }[] = [
  { name: 'неразрывные пробелы', sign: /\u00a0/g },
  { name: 'кавычки', sign: /[«»„“]/g },
  { name: 'тире', sign: /[—–]/g },
  { name: 'многоточия', sign: /…/g },
  { name: 'знаки номера', sign: /№/g },
];

const countIn = (changes: readonly Change[], sign: RegExp) =>
  changes.reduce(
    (sum, { removed, added }) =>
      sum + Math.max(0, [...added.matchAll(sign)].length - [...removed.matchAll(sign)].length),
    0,
  );

/** «В 12 местах: неразрывные пробелы — 8, кавычки — 6»: one change may need several characters. */
export function summaryOf(changes: readonly Change[]): string {
  const parts = SIGNS.flatMap(({ name, sign }) => {
    const count = countIn(changes, sign);
    return count > 0 ? [`${name}\u00a0— ${count}`] : [];
  });
  return [`В\u00a0${counted(changes.length, PLACES)}`, parts.join(', ')].filter(Boolean).join(': ');
}

/** A change with the words around it. */
export type Place = Pick<Change, 'removed' | 'added'> & {
  readonly before: string;
  readonly after: string;
};

/** Characters of context on each side. */
const AROUND = 24;

export function placeOf(text: string, { at, removed, added }: Change): Place {
  const end = at + removed.length;
  const start = Math.max(0, at - AROUND);
  return {
    before: (start > 0 ? '…' : '') + text.slice(start, at),
    removed,
    added,
    after: text.slice(end, end + AROUND) + (end + AROUND < text.length ? '…' : ''),
  };
}

/** The added text, with a visible sign for every non-breaking space. */
export const seen = (text: string): string => text.replaceAll('\u00a0', '·');
