import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useInput, useRecordContext } from 'react-admin';
import * as v from 'valibot';
import { focus as focusSchema } from '../../contract/fields.ts';
import type { LibraryFileWithUses } from '../../contract/schemas/library.ts';
import { mayI } from '../calls/session.ts';
import { CropSamples } from './CropSamples.tsx';
import { MIDDLE } from './focus-point.ts';
import { FocusPicker } from './FocusPicker.tsx';

function FocusInput({ src }: { readonly src: string }) {
  const { field } = useInput({ source: 'focus' });
  const read = v.safeParse(focusSchema, field.value);
  const focus = read.success ? read.output : MIDDLE;
  return (
    <Stack spacing={2}>
      <FocusPicker src={src} focus={focus} onChange={field.onChange} />
      <CropSamples src={src} focus={focus} />
      {read.success && (
        <Box>
          <Button onClick={() => field.onChange(null)}>Убрать точку: показывать середину</Button>
        </Box>
      )}
    </Stack>
  );
}

/** The file itself: a picture with its focus point, or a link to the PDF. */
export function FileFace() {
  const file = useRecordContext<LibraryFileWithUses>();
  if (!file) return null;
  if (file.kind === 'pdf') {
    return (
      <Link href={file.src} target="_blank">
        Открыть PDF
      </Link>
    );
  }
  if (mayI('publish')) {
    return (
      <>
        <Typography variant="h6" component="h2">
          Точка внимания
        </Typography>
        <FocusInput src={file.src} />
      </>
    );
  }
  return (
    <Box component="img" src={file.src} alt={file.alt} sx={{ maxWidth: '100%', maxHeight: 360 }} />
  );
}
