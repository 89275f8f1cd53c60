/** Typesetting of a whole text: the words of each block together, whatever marks they have. */
import type { Editor } from '@tiptap/core';
import type { Node as Content } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { placeOf, type Place } from '../typography/change-words.ts';
import { changesOf, type Change } from '../typography/changes.ts';

/** Stands for what is no word: a footnote, the sign of which the rules take for this one. */
const ATOM = '*';

type Line = { readonly text: string; readonly start: number };

/** The words of a block with a character for each place of it. */
const wordsIn = (block: Content) =>
  block.textBetween(0, block.content.size, undefined, ({ type }) =>
    type.name === 'hardBreak' ? '\n' : ATOM,
  );

function linesOf(content: Content): Line[] {
  const lines: Line[] = [];
  content.descendants((node, place) => {
    if (!node.isTextblock) return true;
    lines.push({ text: wordsIn(node), start: place + 1 });
    return false;
  });
  return lines;
}

export type Typeset = {
  /** Places are those of the document. */
  readonly changes: readonly Change[];
  readonly places: readonly Place[];
};

/** What typesetting would change. */
export function typesettingOf(content: Content, typeset: (text: string) => string): Typeset {
  const found = linesOf(content).flatMap(({ text, start }) =>
    changesOf(text, typeset(text)).map((change) => ({
      change: { ...change, at: start + change.at },
      place: placeOf(text, change),
      isSafe: !(change.removed + change.added).includes(ATOM),
    })),
  );
  const safe = found.filter(({ isSafe }) => isSafe);
  return { changes: safe.map(({ change }) => change), places: safe.map(({ place }) => place) };
}

/** Makes one change, sign by sign: each keeps the marks of the one in whose place it comes. */
function make(tr: Transaction, { at, removed, added }: Change): void {
  const { schema } = tr.doc.type;
  const shared = Math.min(removed.length, added.length);
  const end = at + removed.length;
  if (removed.length > shared) tr.delete(at + shared, end);
  if (added.length > shared) {
    const marks = tr.doc.resolve(end).marks();
    tr.insert(end, schema.text(added.slice(shared), marks));
  }
  for (let sign = 0; sign < shared; sign += 1) {
    if (removed[sign] === added[sign]) continue;
    const marks = tr.doc.nodeAt(at + sign)?.marks;
    tr.replaceWith(at + sign, at + sign + 1, schema.text(added[sign] ?? '', marks));
  }
}

/** Makes the changes in one step, which undoing takes back. */
export function applyTypesetting(editor: Editor, { changes }: Typeset): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      for (const change of changes.toReversed()) make(tr, change);
      return true;
    })
    .run();
}
