/**
 * The elements of a text that saving keeps, as in `contract/rich-text.ts`. Pasted HTML loses
 * everything else at once, where the editor can see it.
 */
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import StarterKit from '@tiptap/starter-kit';
import { RICH_TEXT_SCHEMES } from '../../../contract/rich-text.ts';
import { AsWritten } from './as-written.ts';
import { Figcaption, Figure, Image } from './figure.ts';
import { Footnote } from './footnote.ts';
import { ListItem } from './list-item.ts';
import { tables } from './table.ts';

export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    listItem: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: [...RICH_TEXT_SCHEMES],
      // Saving sets both.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  AsWritten,
  ListItem,
  ...tables,
  Subscript,
  Superscript.extend({
    // A footnote's reference is a node of its own.
    parseHTML: () => [{ tag: 'sup:not([data-footnote])' }],
  }),
  Footnote,
  Figure,
  Figcaption,
  Image,
];
