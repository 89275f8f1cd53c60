import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { LibraryFileWithUses } from '../../contract/schemas/library.ts';
import { useOnce } from '../app/use-once.ts';
import { sentenceOf } from '../data/refused.ts';
import { FileButton } from './FileButton.tsx';
import { PDF_TYPES, PICTURE_TYPES } from './file-types.ts';
import { libraryRecords } from './library-records.ts';
import { replaceFile } from './upload.ts';
import { UploadState } from './UploadState.tsx';
import { useUpload } from './use-upload.ts';

function Actions({ file }: { readonly file: LibraryFileWithUses }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [isAsked, setAsked] = useState(false);
  const { isDirty } = useFormState();
  const { id, kind, uses } = file;
  const upload = useUpload(
    (sent, onProgress) => replaceFile(id, sent, onProgress),
    () => {
      notify('Файл заменён везде, где он\u00a0показан', { type: 'success' });
      refresh();
    },
  );
  const remove = useOnce(async () => {
    try {
      await libraryRecords.remove(id);
      notify('Файл удалён', { type: 'success' });
      redirect('list', 'library');
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
      setAsked(false);
    }
  });
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <FileButton
          label="Заменить файл"
          accept={kind === 'pdf' ? PDF_TYPES : PICTURE_TYPES}
          upload={upload}
          // A replacement refetches the file, which resets its form.
          notNow={isDirty ? 'Сначала сохраните правки' : undefined}
        />
        {uses.length === 0 && (
          <Button color="error" onClick={() => setAsked(true)}>
            Удалить
          </Button>
        )}
      </Stack>
      {/* A notification says that it is done. */}
      <UploadState {...upload} isDone={false} />
      <Typography variant="body2" color="textSecondary">
        {uses.length === 0
          ? 'Файл нигде не\u00a0показан, его можно удалить.'
          : 'Новый файл сразу встанет во\u00a0все эти места. Удалить можно только тот, который нигде не\u00a0показан.'}
      </Typography>
      <Confirm
        isOpen={isAsked}
        title="Удалить файл?"
        content={'Вернуть его из\u00a0библиотеки будет нельзя.'}
        confirm="Удалить"
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      />
    </Stack>
  );
}

/** Actions for the whole file. */
export function FileActions() {
  const file = useRecordContext<LibraryFileWithUses>();
  return file ? <Box>{<Actions file={file} />}</Box> : null;
}
