import { Alert, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { merged } from '../merge/merged.ts';
import { timeWords } from '../words/moments.ts';
import { isSaved, sideOf } from './changes.ts';
import { useFormOf } from './form-of.ts';
import { keptOf, type KeptEntry } from './kept-store.ts';
import { LostPictures } from './LostPictures.tsx';
import { ownKey } from './own-form.ts';

const NAMES = { mine: 'Несохранённые правки', theirs: 'В\u00a0форме сейчас' };

/** Offers text that was typed here earlier and never saved. */
export function KeptOffer({ fields }: { readonly fields: Fields }) {
  const { who, of } = useFormOf();
  const record = useRecordContext() ?? {};
  const { getValues, setValue } = useFormContext();
  const [dropped, setDropped] = useState(0);
  const [lost, setLost] = useState<readonly string[]>([]);
  const entry = useMemo(
    () =>
      keptOf(localStorage, { who, of }).find(
        ({ key, kept }) =>
          key !== ownKey() && (kept.lost.length > 0 || !isSaved(fields, record, kept.changes)),
      ),
    // A dropped entry must disappear.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [who, of, dropped],
  );
  if (!entry) return lost.length > 0 && <LostPictures lost={lost} onClose={() => setLost([])} />;

  function drop({ key }: KeptEntry) {
    localStorage.removeItem(key);
    setDropped(dropped + 1);
  }

  async function bring(found: KeptEntry) {
    const { changes } = found.kept;
    // Somebody may have saved since, or the user may have typed into this form: changes of other
    // fields stay, and the user decides about the same field.
    const [base, mine] = [sideOf(changes, 'base'), sideOf(changes, 'value')];
    const theirs = { ...record, ...getValues() };
    const sides = { base: { ...record, ...base }, mine: { ...record, ...mine }, theirs };
    const values = await merged(fields, sides, () => Promise.resolve(null), NAMES);
    if (!values) return;
    for (const name of Object.keys(changes)) {
      setValue(name, values[name], { shouldDirty: true, shouldTouch: true });
    }
    setLost(found.kept.lost);
    drop(found);
  }

  const { at, lost: missing } = entry.kept;
  return (
    <>
      <Alert
        severity="info"
        action={
          <>
            <Button color="inherit" onClick={() => void bring(entry)}>
              Вернуть
            </Button>
            <Button color="inherit" onClick={() => drop(entry)}>
              Отбросить
            </Button>
          </>
        }
      >
        {`Есть несохранённые правки от\u00a0${timeWords(at)}`}
      </Alert>
      {missing.length > 0 && <LostPictures lost={missing} />}
    </>
  );
}
