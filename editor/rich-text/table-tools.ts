import type { Editor } from '@tiptap/core';

type TableTool = { readonly name: string; readonly run: (editor: Editor) => void };

/** Makes the first row the head of its table, or an ordinary row again. */
function toggleHead(editor: Editor): void {
  editor
    .chain()
    .focus()
    .toggleHeaderRow()
    .command(({ tr }) => {
      const { $from } = tr.selection;
      for (let depth = $from.depth; depth > 0; depth -= 1) {
        const table = $from.node(depth);
        const row = table.firstChild;
        if (table.type.name !== 'table' || !row) continue;
        const inHead = row.firstChild?.type.name === 'tableHeader';
        tr.setNodeMarkup($from.start(depth), null, { ...row.attrs, inHead });
        return true;
      }
      return false;
    })
    .run();
}

/** Actions for the table with the cursor. */
export const TABLE_TOOLS: readonly TableTool[] = [
  { name: 'Строка выше', run: (editor) => editor.chain().focus().addRowBefore().run() },
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
export const NEW_TABLE = {
  type: 'tableBox',
  content: [
    { type: 'tableCaption' },
    { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] },
  ],
};
