import { Box } from '@mui/material';
import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';

type Props = {
  readonly take: (file: File | undefined) => Promise<void>;
  readonly children: ReactNode;
};

const AREA = { border: 2, borderStyle: 'dashed', borderRadius: 1, p: 2 } as const;

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes a file that is dropped on it, or pasted while the focus is inside it. */
export function DropArea({ take, children }: Props) {
  const [isOver, setOver] = useState(false);
  function over(event: DragEvent) {
    if (!hasFile(event)) return;
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    setOver(false);
    if (!hasFile(event)) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }
  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  }
  return (
    <Box
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
      sx={{
        ...AREA,
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      {children}
    </Box>
  );
}
