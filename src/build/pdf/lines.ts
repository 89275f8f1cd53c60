import type { Run } from './blocks.ts';

/** Consecutive text of one style in a line. */
export type Piece = { readonly text: string; readonly run: Run };

export type Line = readonly Piece[];

type Measure = (text: string, run: Run) => number;

/** A word may change its style in the middle: «<b>Тел</b>ефон». `null` ends a line. */
type Word = Piece[] | null;

function wordsOf(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  let word: Piece[] = [];
  const close = () => {
    if (word.length > 0) words.push(word);
    word = [];
  };
  for (const run of runs) {
    for (const part of run.text.split(/([ \n])/)) {
      if (part === ' ' || part === '\n') close();
      if (part === '\n') words.push(null);
      else if (part !== ' ' && part !== '') word.push({ text: part, run });
    }
  }
  close();
  return words;
}

/** Splits a word that is wider than any line, such as a long URL, into parts that fit. */
function cut(word: Piece[], width: number, measure: Measure): Piece[][] {
  const parts: Piece[][] = [];
  for (const { text, run } of word) {
    let part = '';
    for (const sign of text) {
      if (part !== '' && measure(part + sign, run) > width) {
        parts.push([{ text: part, run }]);
        part = '';
      }
      part += sign;
    }
    parts.push([{ text: part, run }]);
  }
  return parts;
}

/** The line with one more word: pieces of one style are merged, and a link keeps its spaces. */
function joined(line: Line, word: Piece[]): Line {
  const last = line.at(-1);
  const [first, ...rest] = word;
  if (!last || !first) return word;
  const before = line.slice(0, -1);
  if (last.run === first.run) {
    return [...before, { text: `${last.text} ${first.text}`, run: last.run }, ...rest];
  }
  return last.run.url === undefined
    ? [...before, { ...last, text: `${last.text} ` }, first, ...rest]
    : [...line, { ...first, text: ` ${first.text}` }, ...rest];
}

/** The width of a line. */
export const widthOf = (line: Line, measure: Measure): number =>
  line.reduce((sum, { text, run }) => sum + measure(text, run), 0);

/** Lines of whole words, as many in each as fit; non-breaking spaces do not break. */
export function linesOf(runs: readonly Run[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  const close = () => {
    lines.push(line);
    line = [];
  };
  const put = (word: Piece[], isSameWord = false) => {
    const longer = isSameWord ? [...line, ...word] : joined(line, word);
    if (line.length === 0 || widthOf(longer, measure) <= width) line = longer;
    else {
      close();
      line = word;
    }
  };
  for (const word of wordsOf(runs)) {
    if (word === null) close();
    else if (widthOf(word, measure) <= width) put(word);
    else for (const [place, part] of cut(word, width, measure).entries()) put(part, place > 0);
  }
  if (line.length > 0) close();
  return lines;
}
