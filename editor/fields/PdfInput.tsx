import { Link, Stack, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import type { PdfField } from '../../contract/collections/field.ts';
import type { FieldInputProps } from './field-props.ts';
import { FilePicker } from './FilePicker.tsx';
import { said } from './said.ts';
import { uploadPdf } from './upload.ts';

export function PdfInput({ source, field }: FieldInputProps<PdfField>) {
  const { validate } = said(field);
  const { field: input, fieldState } = useInput({ source, ...(validate && { validate }) });
  const src = typeof input.value === 'string' && input.value !== '' ? input.value : null;
  return (
    <Stack spacing={1} sx={{ mb: 2, alignItems: 'start' }}>
      <Typography sx={{ fontWeight: 600 }}>{field.label}</Typography>
      {field.help && <Typography color="textSecondary">{field.help}</Typography>}
      {src && (
        <Link href={src} target="_blank">
          Открыть PDF
        </Link>
      )}
      <FilePicker
        label={src ? 'Заменить PDF' : 'Выбрать PDF'}
        accept="application/pdf"
        upload={async (file) => input.onChange((await uploadPdf(file)).src)}
      />
      {fieldState.error && <Typography color="error">Нужен PDF</Typography>}
    </Stack>
  );
}
