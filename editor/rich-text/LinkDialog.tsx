import { Alert, Box, Button } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useFirstFocus } from '../app/use-first-focus.ts';
import { AddressPicker } from '../links/AddressPicker.tsx';
import { DeadNote } from '../links/DeadNote.tsx';
import { addressFault, asAddress } from '../links/link-address.ts';
import { InsertDialog } from './InsertDialog.tsx';
import { putLink, takeLink } from './put-link.ts';

type Props = { readonly editor: Editor; readonly close: () => void };

/** Links the selected words to a page found by its title, or to a typed address. */
export function LinkDialog({ editor, close }: Props) {
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(before);
  const [title, setTitle] = useState('');
  const first = useFirstFocus();
  const address = asAddress(typed, location.origin);
  const fault = addressFault(address);
  const insert = () => putLink(editor, address, title || address);
  return (
    <InsertDialog title="Ссылка" close={close} insert={fault === null ? insert : null}>
      <Box sx={{ mt: 1 }}>
        <AddressPicker
          inputRef={first}
          label="Куда ведёт"
          help="Начните писать название страницы или впишите адрес"
          value={typed}
          type={(text) => {
            setTyped(text);
            setTitle('');
          }}
          choose={(page) => {
            setTyped(page.url);
            setTitle(page.title);
          }}
        />
      </Box>
      {title !== '' && <Alert severity="success">{title}</Alert>}
      <DeadNote address={address} />
      {fault !== null && typed.trim() !== '' && <Alert severity="info">{fault}</Alert>}
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
