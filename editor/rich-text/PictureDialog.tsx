import { Box, Button, Stack, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { DropArea } from '../library/DropArea.tsx';
import { FileButton } from '../library/FileButton.tsx';
import { PICTURE_TYPES } from '../library/file-types.ts';
import { LibraryDialog } from '../library/LibraryDialog.tsx';
import { uploadPicture } from '../library/upload.ts';
import { UploadState } from '../library/UploadState.tsx';
import { useUpload } from '../library/use-upload.ts';
import { InsertDialog } from './InsertDialog.tsx';

type Props = { readonly editor: Editor; readonly close: () => void };
type Chosen = {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
  /** What the library says of it. */
  readonly alt?: string;
};

/** Puts a picture with its description and caption into the text. */
export function PictureDialog({ editor, close }: Props) {
  const [picture, setPicture] = useState<Chosen | null>(null);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  function put(chosen: Chosen) {
    setPicture(chosen);
    if (chosen.alt) setAlt(chosen.alt);
  }
  const upload = useUpload(uploadPicture, put);
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
      <DropArea take={upload.take}>
        <Stack spacing={1.5}>
          {picture && (
            <Box
              component="img"
              src={picture.src}
              alt={alt}
              sx={{ maxWidth: 320, maxHeight: 200 }}
            />
          )}
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <FileButton
              label={picture ? 'Загрузить другую' : 'Загрузить картинку'}
              accept={PICTURE_TYPES}
              upload={upload}
            />
            <Button onClick={() => setChoosing(true)}>Выбрать из&nbsp;библиотеки</Button>
          </Stack>
          <UploadState {...upload} />
        </Stack>
      </DropArea>
      <TextField
        label={'Что на\u00a0картинке'}
        helperText={'Это услышит тот, кто её не\u00a0видит.'}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        required
      />
      <TextField
        label="Подпись"
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
      {isChoosing && <LibraryDialog close={() => setChoosing(false)} choose={put} />}
    </InsertDialog>
  );
}
