import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { IconButton } from '@mui/material';

type Props = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
> & { readonly row: string };

/** The drag handle of a row; a touch on it does not scroll. */
export const DragButton = ({ row, attributes, listeners, setActivatorNodeRef }: Props) => (
  <IconButton
    {...attributes}
    {...listeners}
    ref={setActivatorNodeRef}
    size="small"
    aria-label={`Переставить: ${row}`}
    title="Переставить"
    sx={{ cursor: 'grab', touchAction: 'none' }}
  >
    <DragIndicator fontSize="small" />
  </IconButton>
);
