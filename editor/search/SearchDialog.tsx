import {
  Autocomplete,
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { editorSearch } from '../../contract/calls/editor-many.ts';
import { focusContent } from '../app/focus-content.ts';
import { send } from '../calls/send.ts';
import { foundLines } from './found.ts';

/** Results per collection. */
const COUNT = '5';

/** The list of hits overflows the dialog but is rendered inside it. */
const DIALOG_STYLES = {
  '& .MuiDialog-container': { alignItems: 'start' },
  '& .MuiDialog-paper, & .MuiDialogContent-root': { overflow: 'visible' },
};

/** The dialog is opened for typing. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** Entities of any collection that contain these words. */
function useFound(search: string) {
  const { data, isFetching } = useQuery({
    queryKey: [editorSearch.name, search],
    queryFn: ({ signal }) => send(editorSearch, { search, count: COUNT }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  return { lines: data?.ok && search !== '' ? foundLines(data.value.items) : [], isFetching };
}

/** Finds an entity of any collection by its words, and opens it. */
export function SearchDialog({ close }: { readonly close: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { lines, isFetching } = useFound(search);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} sx={DIALOG_STYLES}>
      <DialogTitle>Поиск по&nbsp;всем разделам</DialogTitle>
      <DialogContent>
        <Autocomplete
          open={typed !== ''}
          options={lines}
          filterOptions={(all) => all}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ to }) => to}
          isOptionEqualToValue={(one, other) => one.to === other.to}
          noOptionsText={isFetching ? 'Ищем…' : 'Ничего не\u00a0нашлось'}
          forcePopupIcon={false}
          clearText="Очистить"
          autoHighlight
          disablePortal
          onInputChange={(_event, words) => setTyped(words)}
          onChange={(_event, found) => {
            if (!found) return;
            // Closed at once: a dialog returns the focus to where it was opened.
            flushSync(close);
            focusContent();
            void navigate(found.to);
          }}
          renderOption={({ key, ...props }, { title, group }) => (
            <Stack component="li" key={key} {...props}>
              <Box sx={{ width: '100%' }}>{title}</Box>
              <Typography variant="caption" color="textSecondary" sx={{ width: '100%' }}>
                {group}
              </Typography>
            </Stack>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={focus}
              label="Название или слова из текста"
              sx={{ mt: 1 }}
            />
          )}
        />
      </DialogContent>
    </Dialog>
  );
}
