import { Button } from '@mui/material';
import { useRef, type ChangeEvent } from 'react';
import type { Upload } from './use-upload.ts';

type Props = {
  /** «Загрузить картинку». */
  readonly label: string;
  readonly accept: string;
  readonly upload: Upload;
  /** Why no file can be selected now. */
  readonly notNow?: string | undefined;
};

/** Selects a file on this computer. */
export function FileButton({ label, accept, upload: { part, take }, notNow }: Props) {
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
        variant="outlined"
        disabled={part !== null || notNow !== undefined}
        title={notNow ?? ''}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} onChange={choose} hidden />
    </>
  );
}
