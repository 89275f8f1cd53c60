import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { editorRevisions } from '../../contract/calls/editor-entities.ts';
import { mayI } from '../calls/session.ts';
import { useCall } from '../calls/use-call.ts';
import { momentWords } from '../words/moments.ts';
import { DifferenceView } from './DifferenceView.tsx';
import type { HistoryOf } from './history-of.ts';
import { useRestore } from './use-restore.ts';

type Props = HistoryOf & { readonly close: () => void };

/** Revisions on a page of the list. */
const COUNT = 50;

/** Earlier revisions of an entity: their differences from the current one, and a button to restore them. */
export function HistoryDialog({ collection, id, present, close }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const restore = useRestore({ collection, id, present });
  const [page, setPage] = useState(1);
  const paging = { page: String(page), count: String(COUNT) };
  const states = useCall(editorRevisions, { collection, id: String(id), ...paging });
  const hasOlder = states?.ok === true && states.value.total > page * COUNT;
  function turn(to: number) {
    setPage(to);
    setChosen(null);
  }
  const earlier = (states?.ok ? states.value.items : []).filter(
    ({ revision }) => revision !== present,
  );
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md">
      <DialogTitle>История записи</DialogTitle>
      <DialogContent>
        {states && !states.ok && states.error.description}
        {states?.ok &&
          page === 1 &&
          earlier.length === 0 &&
          'Прежних версий нет: запись ещё не\u00a0меняли.'}
        <List dense>
          {earlier.map(({ revision, saved_at, who }) => (
            <ListItem key={revision} disablePadding>
              <ListItemButton
                selected={revision === chosen}
                aria-current={revision === chosen}
                onClick={() => setChosen(revision)}
              >
                <ListItemText primary={momentWords(saved_at)} secondary={who ?? 'До редакции'} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {(page > 1 || hasOlder) && (
          <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
            {page > 1 && <Button onClick={() => turn(page - 1)}>Позже</Button>}
            {hasOlder && <Button onClick={() => turn(page + 1)}>Раньше</Button>}
          </Stack>
        )}
        {chosen === null && earlier.length > 0 && (
          <Typography color="textSecondary">
            Выберите версию: покажем, что в&nbsp;ней было иначе.
          </Typography>
        )}
        {chosen !== null && (
          <DifferenceView collection={collection} id={id} from={chosen} to={present} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Закрыть</Button>
        {mayI('publish') && (
          <Button
            variant="contained"
            disabled={chosen === null}
            onClick={() => {
              if (chosen !== null) void restore(chosen);
              close();
            }}
          >
            Вернуть и опубликовать
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
