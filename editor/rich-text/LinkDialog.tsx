import { TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { InsertDialog } from './InsertDialog.tsx';

type Props = { readonly editor: Editor; readonly close: () => void };

/** Makes the selected words a link. */
export function LinkDialog({ editor, close }: Props) {
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const insert = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
  };
  return (
    <InsertDialog title="Ссылка" close={close} insert={insert}>
      <TextField
        label="Куда ведёт"
        helperText="Страница сайта, например /articles/, или https://…"
        value={href}
        onChange={(event) => setHref(event.target.value.trim())}

        fullWidth
        sx={{ mt: 1 }}
      />
    </InsertDialog>
  );
}
