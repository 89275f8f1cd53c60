import { Box, CardContent, Stack, Typography } from '@mui/material';
import { Form, SaveButton, TextInput, Toolbar, useRecordContext } from 'react-admin';
import type { LibraryFileWithUses } from '../../contract/schemas/library.ts';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { mayI } from '../calls/session.ts';
import { quoted } from '../../src/config/quoted.ts';
import { FileActions } from './FileActions.tsx';
import { FileFace } from './FileFace.tsx';
import { aboutFile } from './file-words.ts';
import { fileLabel } from './LibraryTile.tsx';
import { UseLinks } from './UseLinks.tsx';
import { RecordEdit } from '../record/RecordEdit.tsx';

const COLUMNS = { display: 'grid', gap: 4, gridTemplateColumns: { md: '3fr 2fr' } };

function FileForm() {
  const file = useRecordContext<LibraryFileWithUses>();
  if (!file) return null;
  const isPicture = file.kind === 'picture';
  return (
    <Form warnWhenUnsavedChanges>
      <ScreenTitle>{`Файл ${quoted(fileLabel(file))}`}</ScreenTitle>
      <CardContent sx={COLUMNS}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <FileFace />
          <Typography color="textSecondary">{aboutFile(file)}</Typography>
        </Stack>
        <Box sx={{ minWidth: 0 }}>
          <TextInput source="title" label="Название" helperText="Для поиска в&nbsp;библиотеке." />
          {isPicture && (
            <TextInput
              source="alt"
              label={'Что на\u00a0картинке'}
              helperText={
                'С\u00a0этого описания начнётся каждое новое место. Где картинка уже стоит, останется своё.'
              }
              multiline
            />
          )}
          <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
            Где используется
          </Typography>
          <UseLinks uses={file.uses} />
          {mayI('publish') && <FileActions />}
        </Box>
      </CardContent>
      {mayI('publish') && (
        <Toolbar>
          <SaveButton label="Сохранить" />
        </Toolbar>
      )}
    </Form>
  );
}

/** Cached apart from what the list has read, which has no uses. */
const WHOLE = { meta: { isWhole: true } };
/** Never refetched while the user types: that would reset the form. */
const ONCE = { ...WHOLE, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** A file of the library: its description, its uses, and its replacement. */
export const LibraryEdit = () => (
  <RecordEdit redirect={false} title="Файл библиотеки" queryOptions={ONCE} mutationOptions={WHOLE}>
    <FileForm />
  </RecordEdit>
);
