import { Alert, Autocomplete, Button, ListItemText, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { InsertDialog } from './InsertDialog.tsx';
import { addressFault, asAddress } from './link-address.ts';
import { putLink, takeLink } from './put-link.ts';
import { useFoundPages, useIsDead, type FoundPage } from './use-found-pages.ts';

type Props = { readonly editor: Editor; readonly close: () => void };

/** Makes the selected words a link: to a page that is found by its words, or to a typed address. */
export function LinkDialog({ editor, close }: Props) {
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(before);
  const [title, setTitle] = useState('');
  const found = useFoundPages(typed.trim());
  const address = asAddress(typed, location.origin);
  const isDead = useIsDead(address);
  const fault = addressFault(address);
  const insert = () => putLink(editor, address, title || address);
  const type = (text: string) => {
    setTyped(text);
    setTitle('');
  };
  return (
    <InsertDialog title="Ссылка" close={close} insert={fault === null ? insert : null}>
      <Autocomplete<FoundPage, false, false, true>
        freeSolo
        options={found}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'reset') type(text);
        }}
        onChange={(_event, chosen) => {
          if (chosen === null || typeof chosen === 'string') return;
          setTyped(chosen.url);
          setTitle(chosen.title);
        }}
        filterOptions={(options) => options}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.url)}
        getOptionKey={(option) =>
          typeof option === 'string' ? option : `${option.kind} ${option.url}`
        }
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <ListItemText primary={option.title} secondary={`${option.kind} · ${option.url}`} />
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Куда ведёт"
            helperText={'Начните писать название страницы или впишите адрес'}
          />
        )}
        sx={{ mt: 1 }}
      />
      {title !== '' && <Alert severity="success">{title}</Alert>}
      {isDead && (
        <Alert severity="warning">
          Такой страницы на&nbsp;сайте нет: проверьте адрес. Читатель по&nbsp;этой ссылке никуда
          не&nbsp;попадёт.
        </Alert>
      )}
      {fault !== null && typed.trim() !== '' && found.length === 0 && (
        <Alert severity="info">{fault}</Alert>
      )}
      {before !== '' && (
        <Button
          color="error"
          onClick={() => {
            takeLink(editor);
            close();
          }}
          sx={{ justifySelf: 'start' }}
        >
          Убрать ссылку
        </Button>
      )}
    </InsertDialog>
  );
}
