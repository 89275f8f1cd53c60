import Spellcheck from '@mui/icons-material/Spellcheck';
import UndoIcon from '@mui/icons-material/Undo';
import { IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeOf } from './change-words.ts';
import { changesOf } from './changes.ts';
import { loadTypesetting } from './load-typography.ts';
import { TypographyDialog } from './TypographyDialog.tsx';

type Props = { readonly source: string; readonly label: string };
type Found = { readonly before: string; readonly after: string };

/** Typesets a text field after showing the changes; they can be undone until the next edit. */
export function TypesetField({ source, label }: Props) {
  const name = useWrappedSource(source);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const [found, setFound] = useState<Found | null>(null);
  const [done, setDone] = useState<Found | null>(null);
  if (typeof value !== 'string' || value === '') return null;

  const write = (text: string) => setValue(name, text, { shouldDirty: true, shouldTouch: true });
  const look = async () => setFound({ before: value, after: (await loadTypesetting())(value) });
  const changes = found ? changesOf(found.before, found.after) : [];
  const isDone = done?.after === value;
  const words = isDone ? `Вернуть, как было: ${label}` : `Типограф: ${label}`;
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        aria-label={words}
        title={words}
        onClick={() => (isDone ? write(done.before) : void look())}
      >
        {isDone ? <UndoIcon fontSize="small" /> : <Spellcheck fontSize="small" />}
      </IconButton>
      {found && (
        <TypographyDialog
          changes={changes}
          places={changes.map((change) => placeOf(found.before, change))}
          apply={() => {
            write(found.after);
            setDone(found);
          }}
          close={() => setFound(null)}
        />
      )}
    </InputAdornment>
  );
}
