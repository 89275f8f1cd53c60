import type { Node as Content } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { TypedIn } from './typed-in.ts';

/** The place after so many characters of text; the end, if there are fewer. */
function placeAfter(doc: Content, characters: number): number {
  let rest = characters;
  let place: number | null = null;
  doc.descendants((node, position) => {
    if (place !== null) return false;
    const { length } = node.text ?? '';
    if (node.isText && rest <= length) place = position + rest;
    rest -= length;
    return true;
  });
  return place ?? doc.content.size;
}

/** Inserts a text, and puts the caret behind it. */
export function typeIn(change: Transaction, { at, text }: TypedIn): Transaction {
  const place = placeAfter(change.doc, at);
  if (text !== '') change.insertText(text, place);
  const end = change.doc.resolve(Math.min(place + text.length, change.doc.content.size));
  return change.setSelection(TextSelection.near(end, -1)).scrollIntoView();
}
