import { Node } from '@tiptap/core';

/** An item may begin with anything, even with a nested list or a table. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => editor.commands.splitListItem(this.name),
      Tab: ({ editor }) => editor.commands.sinkListItem(this.name),
      'Shift-Tab': ({ editor }) => editor.commands.liftListItem(this.name),
    };
  },
});
