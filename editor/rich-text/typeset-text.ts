/** Typesets a whole text: each block's words together, whatever their marks. */
import type { Editor } from '@tiptap/core';
import type { Node as Content } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { placeOf, type Place } from '../typography/change-words.ts';
import { changesOf, type Change } from '../typography/changes.ts';

/** Stands for an inline node, such as a footnote; the typesetting rules treat it as a footnote sign. */
const ATOM = '*';

type Line = { readonly text: string; readonly start: number };

/** The words of a block, with one character for each position in it. */
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
  /** Positions are those of the document. */
  readonly changes: readonly Change[];
  readonly places: readonly Place[];
};

/** The changes that typesetting would make. */
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

/** Makes one change, character by character: each keeps the marks of the one it replaces. */
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

/**
 * Typesets the text in one undoable step: as it is now, because it may have changed behind the dialog that
 * shows the changes.
 */
export function applyTypesetting(editor: Editor, typeset: (text: string) => string): void {
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const { changes } = typesettingOf(tr.doc, typeset);
      for (const change of changes.toReversed()) make(tr, change);
      return true;
    })
    .run();
}
