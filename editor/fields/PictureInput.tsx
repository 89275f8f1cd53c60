import { Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { PictureField } from '../../contract/collections/field.ts';
import { useMayWrite } from '../app/may-write.ts';
import { DropArea } from '../library/DropArea.tsx';
import { FileButton } from '../library/FileButton.tsx';
import { PICTURE_TYPES } from '../library/file-types.ts';
import { LibraryDialog } from '../library/LibraryDialog.tsx';
import { uploadPicture } from '../library/upload.ts';
import { UploadState } from '../library/UploadState.tsx';
import { useUpload } from '../library/use-upload.ts';
import { fieldClass } from './field-class.ts';
import type { FieldInputProps } from './field-props.ts';
import { PictureShown } from './PictureShown.tsx';
import { pictureIn, withPicture } from './picture-value.ts';
import { commonInputProps } from './common-input-props.ts';
import { useHelp } from './use-help.tsx';

/** A read-only field takes no file, but must still keep the browser from opening a dropped one. */
const refuse = () => Promise.resolve();

/** A picture with its alternative text. */
export function PictureInput({ source, field }: FieldInputProps<PictureField>) {
  const { validate } = commonInputProps(field);
  const { below, described } = useHelp(field.help);
  const { field: input, fieldState } = useInput({ source, ...(validate && { validate }) });
  const { getValues } = useFormContext();
  const [isChoosing, setChoosing] = useState(false);
  const uploading = useRef<HTMLButtonElement>(null);
  const picture = pictureIn(input.value);
  function put(chosen: Parameters<typeof withPicture>[1]) {
    // Read with its current description: typing there does not re-render this component.
    const present = pictureIn(getValues(input.name));
    // If the row was removed during the upload, another may have its place.
    if (present?.src === picture?.src) input.onChange(withPicture(present, chosen));
  }
  const mayWrite = useMayWrite();
  const upload = useUpload(uploadPicture, put);
  return (
    <Stack
      className={fieldClass(source)}
      spacing={1}
      role="group"
      aria-label={field.label}
      {...described}
      sx={{ mb: 2, width: '100%' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{field.label}</Typography>
      {below && <Typography color="textSecondary">{below}</Typography>}
      <DropArea take={mayWrite ? upload.take : refuse}>
        <Stack spacing={1.5}>
          {picture && <PictureShown source={source} picture={picture} />}
          {mayWrite && (
            <>
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
                <FileButton
                  label={picture ? 'Загрузить другую' : 'Загрузить картинку'}
                  accept={PICTURE_TYPES}
                  upload={upload}
                  button={uploading}
                />
                <Button onClick={() => setChoosing(true)}>Выбрать из&nbsp;библиотеки</Button>
                {picture && field.isNullable && (
                  <Button
                    color="error"
                    onClick={() => {
                      // This button goes with the picture.
                      uploading.current?.focus();
                      input.onChange(null);
                    }}
                  >
                    Убрать картинку
                  </Button>
                )}
              </Stack>
              <Typography variant="body2" color="textSecondary">
                Картинку можно перетащить сюда или вставить из&nbsp;буфера обмена.
              </Typography>
            </>
          )}
          <UploadState {...upload} />
        </Stack>
      </DropArea>
      {fieldState.error && !picture && (
        <Typography role="alert" color="error">
          <ValidationError error={fieldState.error.message ?? ''} />
        </Typography>
      )}
      {isChoosing && <LibraryDialog close={() => setChoosing(false)} choose={put} />}
    </Stack>
  );
}
