import type { Editor } from '@tiptap/core';
import { Selection, type Transaction } from '@tiptap/pm/state';
import { putBlock } from './put-block.ts';

type TableTool = { readonly name: string; readonly run: (editor: Editor) => void };

/** The table with the cursor: where it is, and which row the cursor is in. */
function tableAt({ selection: { $from } }: Transaction) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const table = $from.node(depth);
    if (table.type.name !== 'table') continue;
    return { table, start: $from.start(depth), place: $from.index(depth) };
  }
  return null;
}

/** Makes the first row the head of its table, or an ordinary row again. */
function toggleHead(editor: Editor): void {
  editor
    .chain()
    .focus()
    .toggleHeaderRow()
    .command(({ tr }) => {
      const found = tableAt(tr);
      const row = found?.table.firstChild;
      if (!row) return false;
      const inHead = row.firstChild?.type.name === 'tableHeader';
      tr.setNodeMarkup(found.start, null, { ...row.attrs, inHead });
      return true;
    })
    .run();
}

/** Adds a row above that of the cursor; above one of the head, another one of the head. */
function addAbove(editor: Editor): void {
  editor
    .chain()
    .focus()
    .addRowBefore()
    .command(({ tr }) => {
      const found = tableAt(tr);
      if (!found?.table.child(found.place).attrs['inHead']) return true;
      const { table, start, place } = found;
      let at = start;
      for (let before = 0; before < place - 1; before += 1) at += table.child(before).nodeSize;
      const added = table.child(place - 1);
      tr.setNodeMarkup(at, null, { ...added.attrs, inHead: true });
      added.forEach((one, offset) => {
        const type = editor.schema.nodes['tableHeader'];
        tr.setNodeMarkup(at + 1 + offset, type, { ...one.attrs, scope: 'col' });
      });
      return true;
    })
    .run();
}

/** Actions for the table with the cursor. */
export const TABLE_TOOLS: readonly TableTool[] = [
  { name: 'Строка выше', run: addAbove },
  { name: 'Строка ниже', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'Столбец слева', run: (editor) => editor.chain().focus().addColumnBefore().run() },
  { name: 'Столбец справа', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'Шапка', run: toggleHead },
  {
    name: 'Объединить или разделить ячейки',
    run: (editor) => editor.chain().focus().mergeOrSplit().run(),
  },
  { name: 'Удалить строку', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'Удалить столбец', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'Удалить таблицу', run: (editor) => editor.chain().focus().deleteTable().run() },
];

const cell = (type: 'tableHeader' | 'tableCell') => ({
  type,
  ...(type === 'tableHeader' && { attrs: { scope: 'col' } }),
  content: [{ type: 'paragraph' }],
});

const row = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  attrs: { inHead: type === 'tableHeader' },
  content: [cell(type), cell(type)],
});

/** A table with an empty caption, a head and two rows. */
const NEW_TABLE = {
  type: 'tableBox',
  content: [
    { type: 'tableCaption' },
    { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] },
  ],
};

/** Inserts a new table, and puts the cursor into its first cell: that of an insertion is in the last one. */
export function putTable(editor: Editor): void {
  putBlock(editor, NEW_TABLE);
  editor.commands.command(({ tr }) => {
    const found = tableAt(tr);
    if (found) tr.setSelection(Selection.near(tr.doc.resolve(found.start), 1));
    return found !== null;
  });
}
