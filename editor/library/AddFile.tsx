import { Stack } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { DropArea } from './DropArea.tsx';
import { FileButton } from './FileButton.tsx';
import { PDF_TYPES, PICTURE_TYPES } from './file-types.ts';
import { uploadPdf, uploadPicture } from './upload.ts';
import { UploadState } from './UploadState.tsx';
import { useUpload } from './use-upload.ts';

/** Adds files to the library; one that it has already stays a single one. */
export function AddFile() {
  const notify = useNotify();
  const refresh = useRefresh();
  const added = () => {
    notify('Файл в\u00a0библиотеке', { type: 'success' });
    refresh();
  };
  const picture = useUpload(uploadPicture, added);
  const pdf = useUpload(uploadPdf, added);
  return (
    <DropArea take={(file) => (file?.type === PDF_TYPES ? pdf : picture).take(file)}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FileButton label="Добавить картинку" accept={PICTURE_TYPES} upload={picture} />
        <FileButton label="Добавить PDF" accept={PDF_TYPES} upload={pdf} />
        <span>или перетащите файл сюда</span>
      </Stack>
      <UploadState {...picture} />
      <UploadState {...pdf} />
    </DropArea>
  );
}
