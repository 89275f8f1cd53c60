import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { LibraryFileWithUses } from '../../contract/schemas/library.ts';
import { CropSamples } from './CropSamples.tsx';
import { describeFile } from './describe-file.ts';
import { MIDDLE } from './focus-point.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { useOwnRevision } from './use-own-revision.ts';
import { usesWords } from './use-words.ts';

type Props = {
  readonly file: LibraryFileWithUses;
  readonly close: () => void;
  readonly saved: () => void;
};

/** Sets the focus point of a picture, which crops keep wherever it is shown. */
export function FocusDialog({ file, close, saved }: Props) {
  const [focus, setFocus] = useState(file.focus ?? MIDDLE);
  const [fault, setFault] = useState<string | null>(null);
  const withOwnRevision = useOwnRevision();
  const notify = useNotify();
  async function describe(): Promise<boolean> {
    const done = await describeFile(file.id, { ...file, focus }, file);
    if (!done.ok) setFault(done.error.description);
    return done.ok;
  }
  async function save() {
    if (!(await withOwnRevision(file, describe))) return;
    notify('Точка внимания сохранена', { type: 'success' });
    saved();
    close();
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md">
      <DialogTitle>Точка внимания</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <FocusPicker src={file.src} focus={focus} onChange={setFocus} />
        <CropSamples src={file.src} focus={focus} />
        {file.uses.length > 1 && (
          <Alert severity="info">{usesWords(file.uses)}: точка изменится везде.</Alert>
        )}
        {fault !== null && <Alert severity="error">{fault}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Отмена</Button>
        <Button variant="contained" onClick={() => void save()}>
          Сохранить точку
        </Button>
      </DialogActions>
    </Dialog>
  );
}
