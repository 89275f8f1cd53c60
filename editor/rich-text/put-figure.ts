import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { DECORATION } from './chosen-in.ts';
import { figureAt, type FigureAt } from './figure-at.ts';
import { putBlock } from './put-block.ts';

/** The values of the picture dialog. */
export type Asked = {
  readonly picture: {
    readonly src: string;
    readonly width: number | string | null;
    readonly height: number | string | null;
  };
  readonly alt: string;
  /** Its alternative text is empty on purpose. */
  readonly isDecoration: boolean;
  readonly caption: string;
  readonly isHalf: boolean;
  /** The address of a video of which the picture is a still; empty: none. */
  readonly video: string;
};

const attributesOf = ({ isHalf, video }: Asked) => ({
  'data-width': isHalf ? 'half' : null,
  'data-video': video === '' ? null : video,
});

const imageOf = ({ picture: { src, width, height }, alt, isDecoration }: Asked) => ({
  src,
  width,
  height,
  alt: isDecoration ? '' : alt,
  role: isDecoration ? DECORATION : null,
});

/** Moves the cursor below the new picture: the button would otherwise edit that one. */
function goOnBelow(editor: Editor): void {
  const at = figureAt(editor);
  if (!at) return;
  const below = at.position + at.figure.nodeSize;
  editor.commands.command(({ tr }) => {
    tr.setSelection(Selection.near(tr.doc.resolve(below), 1));
    return true;
  });
}

/** Inserts a new picture into the text. */
export function putFigure(editor: Editor, asked: Asked): void {
  const below = asked.caption
    ? [{ type: 'figcaption', content: [{ type: 'text', text: asked.caption }] }]
    : [];
  const content = [{ type: 'image', attrs: imageOf(asked) }, ...below];
  putBlock(editor, { type: 'figure', attrs: attributesOf(asked), content });
  goOnBelow(editor);
}

/** Changes a picture of the text; its caption is edited in the text itself. */
export function changeFigure(editor: Editor, at: FigureAt, asked: Asked): void {
  const { position, figure, imageAt, image } = at;
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      tr.setNodeMarkup(position, null, { ...figure.attrs, ...attributesOf(asked) });
      tr.setNodeMarkup(imageAt, null, { ...image.attrs, ...imageOf(asked) });
      return true;
    })
    .run();
}
