import { Box, Button, Stack, Typography } from '@mui/material';
import { useState, type Ref } from 'react';
import { DropArea } from '../library/DropArea.tsx';
import { FileButton } from '../library/FileButton.tsx';
import { PICTURE_TYPES } from '../library/file-types.ts';
import { LibraryDialog } from '../library/LibraryDialog.tsx';
import { uploadPicture } from '../library/upload.ts';
import { UploadState } from '../library/UploadState.tsx';
import { useUpload } from '../library/use-upload.ts';

export type Chosen = {
  readonly src: string;
  readonly width: number | string | null;
  readonly height: number | string | null;
  /** The alternative text in the library. */
  readonly alt?: string;
};

type Props = {
  readonly picture: Chosen | null;
  readonly put: (chosen: Chosen) => void;
  /** The button that uploads. */
  readonly first: Ref<HTMLButtonElement>;
};

/** The picture in a dialog: uploaded, dropped, pasted, or selected from the library. */
export function PictureChoice({ picture, put, first }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const upload = useUpload(uploadPicture, put);
  return (
    <DropArea take={upload.take}>
      <Stack spacing={1.5}>
        {picture && (
          <Box component="img" src={picture.src} alt="" sx={{ maxWidth: 320, maxHeight: 200 }} />
        )}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <FileButton
            label={picture ? 'Загрузить другую' : 'Загрузить картинку'}
            accept={PICTURE_TYPES}
            upload={upload}
            button={first}
          />
          <Button onClick={() => setChoosing(true)}>Выбрать из&nbsp;библиотеки</Button>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          Картинку можно перетащить сюда или вставить из&nbsp;буфера обмена.
        </Typography>
        <UploadState {...upload} />
      </Stack>
      {isChoosing && <LibraryDialog close={() => setChoosing(false)} choose={put} />}
    </DropArea>
  );
}
