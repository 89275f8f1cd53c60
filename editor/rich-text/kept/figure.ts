/** Pictures and videos with their captions. */
import { Node } from '@tiptap/core';
import {
  NodeSelection,
  Plugin,
  TextSelection,
  type EditorState,
  type Transaction,
} from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { kept } from './attribute.ts';

/**
 * A selected picture is selected with its figure, to be deleted, cut and dragged with its caption: in place of
 * the picture alone, ProseMirror would leave one without an address, which nobody sees and saving refuses.
 */
function selectWhole({ selection, tr }: EditorState): Transaction | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  const { $from } = selection;
  const pictures = $from.parent.children.filter(({ type }) => type === selection.node.type);
  if ($from.parent.type.name !== 'figure' || pictures.length > 1) return null;
  return tr.setSelection(NodeSelection.create(tr.doc, $from.before()));
}

/** Types below a selected figure: ProseMirror would put what is typed and the next paragraph into it. */
function typeBelow(view: EditorView, text: string): boolean {
  const { selection, schema, tr } = view.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'figure') return false;
  const { to } = selection;
  const paragraph = schema.nodes['paragraph'];
  if (!paragraph) return false;
  tr.insert(to, paragraph.create(null, schema.text(text)));
  tr.setSelection(TextSelection.create(tr.doc, to + 1 + text.length));
  view.dispatch(tr.scrollIntoView());
  return true;
}

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figcaption? (image | block)+ figcaption?',
  draggable: true,
  isolating: true,
  addAttributes: () => ({ 'data-width': kept('data-width'), 'data-video': kept('data-video') }),
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, _from, _to, text) => typeBelow(view, text),
        handleDOMEvents: {
          // The keyboard of a phone presses no keys.
          beforeinput(view, event) {
            const isTyped = event.inputType === 'insertText' && event.data !== null;
            const isHandled = isTyped && typeBelow(view, event.data ?? '');
            if (isHandled) event.preventDefault();
            return isHandled;
          },
        },
      },
      appendTransaction: (_transactions, _before, after) => selectWhole(after),
    }),
  ],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      // A caption is one line: Enter continues below the picture.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const below = $from.after(-1);
        return editor
          .chain()
          .insertContentAt(below, { type: 'paragraph' })
          .setTextSelection(below + 1)
          .run();
      },
    };
  },
});

export const Image = Node.create({
  name: 'image',
  atom: true,
  addAttributes: () => ({
    src: kept('src'),
    alt: { ...kept('alt'), default: '' },
    width: kept('width'),
    height: kept('height'),
    role: kept('role'),
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
