import { DialogContentText, List, ListItem, ListItemText } from '@mui/material';
import { useId } from 'react';
import { SCROLLED } from '../app/scrolled-look.ts';

/** What refers to an entity about to be deleted, and what the deletion will do there. */
export function UsesNote({ uses }: { readonly uses: readonly string[] }) {
  const id = useId();
  return (
    <>
      <DialogContentText id={id}>Используется:</DialogContentText>
      <List dense tabIndex={0} aria-labelledby={id} sx={SCROLLED}>
        {uses.map((use) => (
          <ListItem key={use} disableGutters>
            <ListItemText primary={use} />
          </ListItem>
        ))}
      </List>
      <DialogContentText>Убрать оттуда и&#160;удалить?</DialogContentText>
    </>
  );
}
