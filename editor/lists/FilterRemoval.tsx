import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { IconButton } from '@mui/material';
import { leaveRemoved } from './filter-focus.ts';

type Props = { readonly label: string | undefined; readonly remove: () => void };

/** The button beside a filter that removes it. */
export const FilterRemoval = ({ label = '', remove }: Props) => (
  <IconButton
    size="small"
    title={`Убрать фильтр: ${label}`}
    onClick={() => {
      leaveRemoved();
      remove();
    }}
    sx={{ mb: 1 }}
  >
    <RemoveCircleOutline />
  </IconButton>
);
