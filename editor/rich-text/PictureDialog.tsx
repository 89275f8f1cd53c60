import { Box, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { FilePicker } from '../fields/FilePicker.tsx';
import { uploadPicture } from '../fields/upload.ts';
import { InsertDialog } from './InsertDialog.tsx';

type Props = { readonly editor: Editor; readonly close: () => void };
type Stored = Awaited<ReturnType<typeof uploadPicture>>;

/** Puts a picture with its description and caption into the text. */
export function PictureDialog({ editor, close }: Props) {
  const [picture, setPicture] = useState<Stored | null>(null);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const insert = () => {
    const image = { type: 'image', attrs: { ...picture, alt: alt.trim() } };
    const words = caption.trim();
    const below = words ? [{ type: 'figcaption', content: [{ type: 'text', text: words }] }] : [];
    editor
      .chain()
      .focus()
      .insertContent({ type: 'figure', content: [image, ...below] })
      .run();
  };
  return (
    <InsertDialog
      title="Картинка"
      close={close}
      insert={picture && alt.trim() !== '' ? insert : null}
    >
      {picture && <Box component="img" src={picture.src} alt={alt} sx={{ maxHeight: 240 }} />}
      <FilePicker
        label={picture ? 'Другая картинка' : 'Выбрать картинку'}
        accept="image/png,image/jpeg,image/webp,image/avif"
        upload={async (file) => setPicture(await uploadPicture(file))}
      />
      <TextField
        label="Что на картинке"
        helperText="Это услышит тот, кто её не видит."
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        required
      />
      <TextField
        label="Подпись"
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
    </InsertDialog>
  );
}
