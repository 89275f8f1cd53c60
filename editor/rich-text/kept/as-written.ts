/** Attributes that StarterKit would drop from its own nodes and marks, so that they survive a round trip. */
import { Extension } from '@tiptap/core';
import { kept } from './attribute.ts';
import { AS, BARE } from './markers.ts';

/** Everything that may have an id; headings are linked to by theirs. */
const WITH_ID = [
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'hardBreak'],
  ...['table', 'tableCaption', 'tableRow', 'tableCell', 'tableHeader', 'figure', 'figcaption'],
  ...['image', 'footnote', 'bold', 'italic', 'link', 'subscript', 'superscript'],
];

const as = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => (element.localName === name ? name : null),
  renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
    attributes['as'] === name ? { [AS]: name } : {},
});

export const AsWritten = Extension.create({
  name: 'asWritten',
  addGlobalAttributes: () => [
    // An id must be unique: the second half of a split paragraph gets none.
    { types: WITH_ID, attributes: { id: { ...kept('id'), keepOnSplit: false } } },
    {
      types: ['paragraph'],
      attributes: {
        // A paragraph that the editor adds around words is bare; one from the HTML is not.
        isBare: {
          default: true,
          parseHTML: () => false,
          renderHTML: ({ isBare }) => (isBare ? { [BARE]: '' } : {}),
        },
      },
    },
    { types: ['bold'], attributes: { as: as('b') } },
    { types: ['italic'], attributes: { as: as('i') } },
  ],
});
