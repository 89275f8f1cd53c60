import { Node } from '@tiptap/core';

/** The place of a footnote, by its code; the build numbers it. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    code: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-footnote') ?? '',
      renderHTML: ({ code }) => ({ 'data-footnote': String(code) }),
    },
  }),
  // Before a plain superscript.
  parseHTML: () => [{ tag: 'sup[data-footnote]', priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes],
});
