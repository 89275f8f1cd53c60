import { Node } from '@tiptap/core';

/** A reference to a footnote, by its code; the build numbers it. */
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
  // Matched before a plain superscript.
  parseHTML: () => [{ tag: 'sup[data-footnote]', priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes],
});
