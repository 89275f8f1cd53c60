/** What StarterKit does not know of its own nodes and marks, so that they come out as they went in. */
import { Extension } from '@tiptap/core';
import { kept } from './attribute.ts';
import { AS, BARE } from './markers.ts';

/** Everything that may have an id: headings are linked to by it. */
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
    // One id is one place: half of a split paragraph has none.
    { types: WITH_ID, attributes: { id: { ...kept('id'), keepOnSplit: false } } },
    {
      types: ['paragraph'],
      attributes: {
        // A paragraph that the editor puts around words is bare; one that is written is not.
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
