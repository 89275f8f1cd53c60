import { Button } from '@mui/material';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../data/refused.ts';

type Props = {
  /** «Выбрать картинку». */
  readonly label: string;
  readonly accept: string;
  readonly upload: (file: File) => Promise<void>;
};

/** Chooses a file, or takes one that is dropped on the button, and says what went wrong. */
export function FilePicker({ label, accept, upload }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function take(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    try {
      await upload(file);
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => void take(event.target.files?.[0]);
  return (
    <>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => input.current?.click()}
        onDrop={drop}
        onDragOver={(event: DragEvent) => event.preventDefault()}
      >
        {isBusy ? 'Загружаем…' : label}
      </Button>
      <input ref={input} type="file" accept={accept} onChange={choose} hidden />
    </>
  );
}
