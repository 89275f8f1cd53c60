import { Link, Stack, Typography } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { PdfField } from '../../contract/collections/field.ts';
import { useMayWrite } from '../app/may-write.ts';
import { DropArea } from '../library/DropArea.tsx';
import { FileButton } from '../library/FileButton.tsx';
import { PDF_TYPES } from '../library/file-types.ts';
import { uploadPdf } from '../library/upload.ts';
import { UploadState } from '../library/UploadState.tsx';
import { useUpload } from '../library/use-upload.ts';
import { fieldClass } from './field-class.ts';
import type { FieldInputProps } from './field-props.ts';
import { commonInputProps } from './common-input-props.ts';
import { useHelp } from './use-help.tsx';

/** A read-only field takes no file, but must still keep the browser from opening a dropped one. */
const refuse = () => Promise.resolve();

export function PdfInput({ source, field }: FieldInputProps<PdfField>) {
  const { validate } = commonInputProps(field);
  const { below, described } = useHelp(field.help);
  const { field: input, fieldState } = useInput({ source, ...(validate && { validate }) });
  const src = typeof input.value === 'string' && input.value !== '' ? input.value : null;
  const { getValues } = useFormContext();
  const mayWrite = useMayWrite();
  const upload = useUpload(uploadPdf, ({ src: stored }) => {
    // If the row was removed during the upload, another may have its place.
    if ((getValues(input.name) || null) === src) input.onChange(stored);
  });
  return (
    <Stack
      className={fieldClass(source)}
      spacing={1}
      role="group"
      aria-label={field.label}
      {...described}
      sx={{ mb: 2 }}
    >
      <Typography sx={{ fontWeight: 600 }}>{field.label}</Typography>
      {below && <Typography color="textSecondary">{below}</Typography>}
      <DropArea take={mayWrite ? upload.take : refuse}>
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          {src && (
            <Link href={src} target="_blank">
              Открыть PDF
            </Link>
          )}
          {mayWrite && (
            <FileButton
              label={src ? 'Загрузить другой PDF' : 'Загрузить PDF'}
              accept={PDF_TYPES}
              upload={upload}
            />
          )}
        </Stack>
        <UploadState {...upload} />
      </DropArea>
      {fieldState.error && (
        <Typography role="alert" color="error">
          <ValidationError error={fieldState.error.message ?? ''} />
        </Typography>
      )}
    </Stack>
  );
}
