import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { keepFocus } from '../app/focus-content.ts';
import { described } from '../data/descriptions.ts';
import { TakeDownDialog } from './TakeDownDialog.tsx';

/** Takes the entity off the site without deleting it. */
export function TakeDownButton() {
  const record = useRecordContext();
  const { name } = described(useResourceContext() ?? '');
  const { isDirty } = useFormState();
  const [isOpen, setOpen] = useState(false);
  if (!record) return null;
  return (
    <>
      <Button
        ref={keepFocus}
        disabled={isDirty}
        title={isDirty ? 'Сначала сохраните правки' : ''}
        onClick={() => setOpen(true)}
      >
        Снять с&nbsp;сайта
      </Button>
      {isOpen && (
        <TakeDownDialog collection={name} id={Number(record.id)} close={() => setOpen(false)} />
      )}
    </>
  );
}
