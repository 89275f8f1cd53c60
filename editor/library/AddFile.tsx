import { Stack } from '@mui/material';
import { useRedirect } from 'react-admin';
import { editorLibrary } from '../../contract/calls/library.ts';
import { send } from '../calls/send.ts';
import { DropArea } from './DropArea.tsx';
import { FileButton } from './FileButton.tsx';
import { PDF_TYPES, PICTURE_TYPES } from './file-types.ts';
import { uploadPdf, uploadPicture } from './upload.ts';
import { UploadState } from './UploadState.tsx';
import { useUpload } from './use-upload.ts';

/** Adds files to the library and opens them: a file that was already there is not among the newest. */
export function AddFile() {
  const redirect = useRedirect();
  async function added({ src }: { readonly src: string }) {
    const found = await send(editorLibrary, { src, count: '1' });
    const id = found.ok ? found.value.items[0]?.id : undefined;
    if (id !== undefined) redirect('edit', 'library', id);
  }
  const picture = useUpload(uploadPicture, (stored) => void added(stored));
  const pdf = useUpload(uploadPdf, (stored) => void added(stored));
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
