import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { mayI } from '../calls/session.ts';
import { DragButton } from './DragButton.tsx';
import { ItemTools } from './ItemTools.tsx';

type Props = {
  readonly id: string;
  /** «Преимущество 2». */
  readonly row: string;
  /** Whether several such rows stand on a line. */
  readonly isBrief: boolean;
  readonly children: ReactNode;
};

/** Of one line, or parted from the next one by a rule. */
const LOOK = {
  brief: { minWidth: 0 },
  wide: { pt: 1, '& + &': { borderTop: 1, borderColor: 'divider' } },
} as const;

const TOOLS = { display: 'flex', flex: 'none', pt: 1.5 } as const;

/** A row of a list with its tools; it can be dragged by its handle, by keys as well. */
export function ItemRow({ id, row, isBrief, children }: Props) {
  const sortable = useSortable({
    id,
    disabled: !mayI('draft'),
    attributes: { roleDescription: 'можно перетащить' },
  });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      // Set through the DOM, which the policy of styles allows.
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        gap: 1,
        ...LOOK[isBrief ? 'brief' : 'wide'],
        ...(isDragging && {
          position: 'relative',
          zIndex: 1,
          bgcolor: 'background.paper',
          boxShadow: 4,
        }),
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <Box sx={TOOLS}>
        <DragButton row={row} {...sortable} />
        <ItemTools row={row} />
      </Box>
    </Box>
  );
}
