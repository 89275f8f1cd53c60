import { Alert, Button, Link, Snackbar, type SnackbarCloseReason } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { ReleaseChanges } from '../../contract/schemas/publishing.ts';
import { described } from '../data/descriptions.ts';
import { PageList } from './PageList.tsx';
import { publicationWords } from './publication-words.ts';
import { publications } from './publication.ts';

/** Milliseconds until a note that nobody opened disappears. */
const SHOWN = 12_000;

const hasPages = ({ added, changed, removed }: ReleaseChanges) =>
  added.total + changed.total + removed.total > 0;

/** «Опубликовано за 38 мс · 6 страниц», with the pages, over any screen. */
export function PublicationNote() {
  const last = useSnapshot(publications).last;
  const [opened, setOpened] = useState<number | null>(null);
  if (!last) return null;
  const { told, collection, id, revision, isOver } = last;
  const changes = told?.changes ?? null;
  const held = told?.is_shown
    ? told.held.find((one) => one.entity === collection && one.id === id)
    : undefined;
  const isOpen = opened === revision;
  const close = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') publications.last = null;
  };
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      autoHideDuration={isOver && !held && !isOpen ? SHOWN : null}
      onClose={close}
      // Above the buttons at the end of a form, which take two rows on a tablet.
      sx={{ mb: { xs: 8, sm: 12, md: 8 } }}
    >
      <Alert
        severity={held ? 'error' : told?.is_shown ? 'success' : 'info'}
        variant="outlined"
        sx={{ bgcolor: 'background.paper', maxWidth: 480 }}
        onClose={close}
      >
        {held
          ? `Сохранено, но\u00a0читатели видят прежнее: ${held.words}. `
          : publicationWords(told)}
        {held && collection && (
          <Link component={RouterLink} to={`/${collection}/${id}`} color="inherit">
            {`Открыть: ${described(collection).one}`}
          </Link>
        )}
        {told?.state === 'held back' && (
          <>
            {'. '}
            <Link component={RouterLink} to="/releases" color="inherit">
              Выпуски сайта
            </Link>
          </>
        )}
        {changes && hasPages(changes) && (
          <Button
            size="small"
            color="inherit"
            // It stays where it was pressed, and keeps the focus.
            aria-expanded={isOpen}
            onClick={() => setOpened(isOpen ? null : revision)}
          >
            Какие
          </Button>
        )}
        {changes && isOpen && (
          <PageList changes={changes} compared={told?.compared ?? null} when="done" />
        )}
      </Alert>
    </Snackbar>
  );
}
