import { Button } from '@mui/material';
import { useRef, type ChangeEvent, type Ref } from 'react';
import type { Upload } from './use-upload.ts';

type Props = {
  /** «Загрузить картинку». */
  readonly label: string;
  readonly accept: string;
  readonly upload: Upload;
  /** Why no file can be selected now. */
  readonly notNow?: string | undefined;
  readonly button?: Ref<HTMLButtonElement>;
};

/** Selects a file on this computer. */
export function FileButton({ label, accept, upload, notNow, button = null }: Props) {
  const { part, take } = upload;
  const isBusy = part !== null;
  const input = useRef<HTMLInputElement>(null);
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Lets the same file be selected again after a refusal.
    target.value = '';
    void take(file);
  }
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        disabled={notNow !== undefined}
        // Disabled, it would lose the focus while its file is uploading.
        aria-disabled={isBusy}
        title={notNow ?? ''}
        onClick={() => {
          if (!isBusy) input.current?.click();
        }}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.5 } }}
      >
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} onChange={choose} hidden />
    </>
  );
}
