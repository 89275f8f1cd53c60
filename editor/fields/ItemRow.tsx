import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useMayWrite } from '../app/may-write.ts';
import { DragButton } from './DragButton.tsx';
import type { RowLook } from './field-width.ts';
import { ItemTools } from './ItemTools.tsx';

type Props = {
  readonly id: string;
  /** «Преимущество 2». */
  readonly row: string;
  readonly look: RowLook;
  /** Whether the order of the rows matters. */
  readonly isOrdered: boolean;
  readonly say: (words: string) => void;
  readonly children: ReactNode;
};

const LOOKS = {
  line: { pt: 1, '& + &': { borderTop: 1, borderColor: 'divider' } },
  brief: { minWidth: 0 },
  card: { minWidth: 0, flexDirection: 'column', mb: 2 },
} as const;

/** Raised above the others while it is dragged. */
const LIFTED = {
  position: 'relative',
  zIndex: 1,
  bgcolor: 'background.paper',
  boxShadow: 4,
  borderRadius: 1,
} as const;

/** Aligned with the middle of the input beside it. */
const BESIDE = { display: 'flex', flex: 'none', alignSelf: 'flex-start', pt: 2.25 } as const;

/** A row of a list with its tools; its handle drags it by pointer or by keyboard. */
export function ItemRow({ id, row, look, isOrdered, say, children }: Props) {
  const mayWrite = useMayWrite();
  const sortable = useSortable({
    id,
    disabled: !isOrdered || !mayWrite,
    attributes: { roleDescription: 'можно перетащить' },
  });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      // React sets it through the DOM, which the content security policy allows.
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ display: 'flex', gap: 1, ...LOOKS[look], ...(isDragging && LIFTED) }}
    >
      {/* The inputs of every row have the same labels. */}
      <Box role="group" aria-label={row} sx={{ flex: 1, minWidth: 0 }}>
        {children}
      </Box>
      <Box sx={{ ...BESIDE, ...(look === 'card' && { pt: 0 }) }}>
        {isOrdered && <DragButton row={row} {...sortable} />}
        <ItemTools row={row} look={look} isOrdered={isOrdered} say={say} />
      </Box>
    </Box>
  );
}
