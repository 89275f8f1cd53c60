import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { described } from '../data/descriptions.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

/** Opens the earlier revisions of an entity. */
export function HistoryButton() {
  const record = useRecordContext();
  const { name } = described(useResourceContext() ?? '');
  const [isOpen, setOpen] = useState(false);
  if (!record) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>История</Button>
      {isOpen && (
        <HistoryDialog
          collection={name}
          id={Number(record.id)}
          present={Number(record['revision'])}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
