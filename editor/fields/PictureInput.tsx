import { Box, Stack, Typography } from '@mui/material';
import { required, TextInput, useInput } from 'react-admin';
import type { PictureField } from '../../contract/collections/field.ts';
import type { FieldInputProps } from './field-props.ts';
import { FilePicker } from './FilePicker.tsx';
import { pictureIn } from './picture-value.ts';
import { said } from './said.ts';
import { uploadPicture } from './upload.ts';

const ALT_LABEL = 'Что на\u00a0картинке';
const ALT_HELP = 'Это услышит тот, кто её не\u00a0видит.';
const STILL = { maxWidth: 320, maxHeight: 200, borderRadius: 1, display: 'block' } as const;

/** A picture with its description, which whoever does not see it is told. */
export function PictureInput({ source, field }: FieldInputProps<PictureField>) {
  const { validate } = said(field);
  const { field: input, fieldState } = useInput({ source, ...(validate && { validate }) });
  const picture = pictureIn(input.value);
  const upload = async (file: File) => {
    const stored = await uploadPicture(file);
    input.onChange({ ...stored, alt: picture?.alt ?? '' });
  };
  return (
    <Stack spacing={1} sx={{ mb: 2, width: '100%' }}>
      <Typography sx={{ fontWeight: 600 }}>{field.label}</Typography>
      {field.help && <Typography color="textSecondary">{field.help}</Typography>}
      {picture && <Box component="img" src={picture.src} alt={picture.alt} sx={STILL} />}
      <Box>
        <FilePicker
          label={picture ? 'Заменить картинку' : 'Выбрать картинку'}
          accept="image/png,image/jpeg,image/webp,image/avif"
          upload={upload}
        />
      </Box>
      {fieldState.error && <Typography color="error">Нужна картинка</Typography>}
      {picture && (
        <TextInput
          source={`${source}.alt`}
          label={ALT_LABEL}
          helperText={ALT_HELP}
          validate={required()}
        />
      )}
    </Stack>
  );
}
