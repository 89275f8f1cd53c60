import { Autocomplete, Link, TextField, Typography } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { SCREEN_PATH } from '../../src/config/editor-screen.ts';
import { useFirstFocus } from '../app/use-first-focus.ts';
import { InsertDialog } from './InsertDialog.tsx';

type Props = { readonly editor: Editor; readonly close: () => void };
type Note = { readonly id: number; readonly alias: string; readonly text: string };

const ALL = { pagination: { page: 1, perPage: 200 } };

/** Inserts a reference to a footnote. */
export function FootnoteDialog({ editor, close }: Props) {
  const { data = [], refetch } = useGetList<Note>('footnotes', ALL);
  const [note, setNote] = useState<Note | null>(null);
  const first = useFirstFocus();
  useEffect(() => {
    // The editor may return from another tab or window with a new footnote.
    const again = () => void refetch({ cancelRefetch: false });
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [refetch]);
  const insert = () =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'footnote', attrs: { code: note?.alias } })
      .run();
  return (
    <InsertDialog title="Сноска" close={close} insert={note ? insert : null}>
      <Autocomplete
        options={data}
        value={note}
        onChange={(_event, chosen) => setNote(chosen)}
        getOptionLabel={({ text }) => text}
        getOptionKey={({ id }) => id}
        noOptionsText="Ничего не нашлось"
        renderInput={(params) => <TextField {...params} inputRef={first} label="Какая" />}
        sx={{ mt: 1 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Нужной нет?{' '}
        <Link href={`${SCREEN_PATH}footnotes/create`} target="_blank">
          Новая сноска
        </Link>{' '}
        пишется на&nbsp;своей странице, потом она появится здесь.
      </Typography>
    </InsertDialog>
  );
}
