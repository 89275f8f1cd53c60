/**
 * Tables with captions and head rows. The editor's tables contain only rows, so the caption is next
 * to the table in a box; `html-in.ts` and `html-out.ts` convert it from and to HTML.
 */
import { Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { kept } from './attribute.ts';
import { BOX, CAPTION, HEAD_ROW } from './markers.ts';

const TableBox = Node.create({
  name: 'tableBox',
  group: 'block',
  content: 'tableCaption table',
  isolating: true,
  parseHTML: () => [{ tag: `div[${BOX}]` }],
  renderHTML: () => ['div', { [BOX]: '' }, 0],
});

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  parseHTML: () => [{ tag: `p[${CAPTION}]`, priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['p', { ...HTMLAttributes, [CAPTION]: '' }, 0],
  addKeyboardShortcuts() {
    // A caption is one line.
    return { Enter: ({ editor }) => editor.isActive(this.name) };
  },
});

const Rows = Table.extend({
  group: '',
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addCommands() {
    return {
      ...this.parent?.(),
      deleteTable:
        () =>
        ({ state, tr, dispatch }) => {
          const { $from } = state.selection;
          for (let depth = $from.depth; depth > 0; depth -= 1) {
            if ($from.node(depth).type.name !== TableBox.name) continue;
            dispatch?.(tr.delete($from.before(depth), $from.after(depth)));
            return true;
          }
          return false;
        },
    };
  },
}).configure({ View: null });

const Row = TableRow.extend({
  addAttributes: () => ({
    inHead: {
      default: false,
      parseHTML: (element) => element.parentElement?.localName === 'thead',
      renderHTML: ({ inHead }) => (inHead ? { [HEAD_ROW]: '' } : {}),
    },
  }),
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

/** The site decides the widths of columns. */
const cell = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false },
});

export const tables = [
  TableBox,
  TableCaption,
  Rows,
  Row,
  TableCell.extend({ addAttributes: cell }),
  TableHeader.extend({ addAttributes: () => ({ scope: kept('scope'), ...cell() }) }),
];
