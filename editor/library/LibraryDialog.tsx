import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { LibraryFile } from '../../contract/schemas/library.ts';
import { HEARD_ONLY } from '../app/heard-only.ts';
import { useFirstFocus } from '../app/use-first-focus.ts';
import { sentenceOf } from '../data/refused.ts';
import { listNews } from '../lists/list-news.ts';
import { PageSwitch } from './PageSwitch.tsx';
import { TileGrid } from './TileGrid.tsx';
import { TILES, useLibraryPage } from './use-library-page.ts';

type Props = { readonly close: () => void; readonly choose: (file: LibraryFile) => void };

/** Selects a picture from the library. */
export function LibraryDialog({ close, choose }: Props) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const first = useFirstFocus();
  const { data, error } = useLibraryPage(search.trim(), page);
  const pages = Math.ceil((data?.total ?? 0) / TILES);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="lg">
      <DialogTitle>Картинки библиотеки</DialogTitle>
      <DialogContent>
        <TextField
          inputRef={first}
          label="Найти по описанию или имени"
          type="search"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
        {error && <Alert severity="error">{sentenceOf(error)}</Alert>}
        <Box role="status" sx={HEARD_ONLY}>
          {search.trim() !== '' && data && listNews({ total: data.total, page, pages })}
        </Box>
        {data?.total === 0 && (
          <Typography>Ничего не&nbsp;нашлось. Попробуйте другие слова.</Typography>
        )}
        <Box sx={{ mt: 2 }}>
          <TileGrid
            files={data?.items ?? []}
            press={(file) => () => {
              choose(file);
              close();
            }}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <PageSwitch pages={pages} page={page} turn={setPage} />
        <Button onClick={close}>Отмена</Button>
      </DialogActions>
    </Dialog>
  );
}
