import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { SCROLLED } from '../app/scrolled-look.ts';
import { whyRefused, type Refused } from './each.ts';

type Props = { readonly words: string; readonly refused: readonly Refused[] };

/** The rows that were not changed, with the reasons. */
export const RefusedList = ({ words, refused }: Props) => (
  <>
    <Typography role="alert">{words}</Typography>
    <List dense tabIndex={0} aria-label="Что осталось" sx={SCROLLED}>
      {refused.map(({ row, error }) => (
        <ListItem key={row.id} disableGutters>
          <ListItemText primary={row.name} secondary={whyRefused(error, row.fields)} />
        </ListItem>
      ))}
    </List>
  </>
);
