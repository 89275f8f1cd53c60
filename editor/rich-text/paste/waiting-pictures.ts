/** Pictures of a text that wait for their upload, each under its temporary address. */
import type { Editor } from '@tiptap/core';
import type { Node as Content } from '@tiptap/pm/model';

type Stored = { readonly src: string; readonly width: number; readonly height: number };

const WAITING = /^(?:data|blob):/;

/** Addresses of the pictures that are not stored yet. */
export function waitingIn(content: Content): string[] {
  const found = new Set<string>();
  content.descendants(({ type, attrs }) => {
    const src: unknown = attrs['src'];
    if (type.name === 'image' && typeof src === 'string' && WAITING.test(src)) found.add(src);
  });
  return [...found];
}

/** Positions of the pictures with an address, last first, so that a change does not shift the others. */
function placesOf(content: Content, src: string): number[] {
  const places: number[] = [];
  content.descendants(({ type, attrs }, place) => {
    if (type.name === 'image' && attrs['src'] === src) places.unshift(place);
  });
  return places;
}

/** Replaces a waiting picture by the stored one; undo does not revert that. */
export function settle(editor: Editor, src: string, stored: Stored): void {
  editor.commands.command(({ tr }) => {
    for (const place of placesOf(tr.doc, src)) {
      const { src: to, width, height } = stored;
      const attrs = { src: to, width: String(width), height: String(height) };
      tr.setNodeMarkup(place, null, { ...tr.doc.nodeAt(place)?.attrs, ...attrs });
    }
    tr.setMeta('addToHistory', false);
    return true;
  });
}

/** Removes the figures of a picture that could not be stored. */
export function giveUp(editor: Editor, src: string): void {
  editor.commands.command(({ tr }) => {
    for (const place of placesOf(tr.doc, src)) {
      const { parent, depth } = tr.doc.resolve(place);
      const isAlone = parent.type.name === 'figure' && parent.childCount === 1;
      const at = tr.doc.resolve(place);
      if (isAlone) tr.delete(at.before(depth), at.after(depth));
      else tr.delete(place, place + 1);
    }
    return true;
  });
}
