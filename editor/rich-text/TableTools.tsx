import { Button, Stack } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { TABLE_TOOLS } from './table-tools.ts';

type Props = { readonly editor: Editor };

/** Tools for the table with the cursor; none outside a table. */
export function TableTools({ editor }: Props) {
  const isInside = useEditorState({
    editor,
    selector: ({ editor: now }) => now.isActive('table'),
  });
  if (!isInside) return null;
  return (
    <Stack
      role="toolbar"
      aria-label="Таблица"
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{ flexWrap: 'wrap', mb: 1 }}
    >
      {TABLE_TOOLS.map(({ name, run }) => (
        <Button key={name} size="small" onClick={() => run(editor)}>
          {name}
        </Button>
      ))}
    </Stack>
  );
}
