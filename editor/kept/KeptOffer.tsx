import { Alert, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { session } from '../calls/session.ts';
import { merged } from '../merge/merged.ts';
import { timeWords } from '../words/moments.ts';
import { isSaved, revisionOf, sideOf } from './changes.ts';
import { DroppedNote } from './DroppedNote.tsx';
import { useFormOf } from './form-of.ts';
import { adoptNamed, keep, keptOf, keyOf, type KeptEntry } from './kept-store.ts';
import { LostPictures } from './LostPictures.tsx';
import { ownKey } from './own-form.ts';

const NAMES = { mine: 'Несохранённые правки', theirs: 'В\u00a0форме сейчас' };

/** Offers text that was typed here earlier and never saved. */
export function KeptOffer({ fields }: { readonly fields: Fields }) {
  const { who, of } = useFormOf();
  const record = useRecordContext() ?? {};
  const { getValues, setValue } = useFormContext();
  const [read, setRead] = useState(0);
  /** What the user has dropped here and may want back. */
  const [dropped, setDropped] = useState<KeptEntry | null>(null);
  const [lost, setLost] = useState<readonly string[]>([]);
  const entry = useMemo(
    () => {
      // Entries of an earlier version, before they are read; a second time there are none.
      if (session.me) adoptNamed(localStorage, session.me);
      return keptOf(localStorage, { who, of }).find(
        ({ key, kept }) =>
          key !== ownKey() && (kept.lost.length > 0 || !isSaved(fields, record, kept.changes)),
      );
    },
    // A removed entry must disappear, and one that is back must be offered.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [who, of, read],
  );

  const readAgain = () => setRead((count) => count + 1);

  function remove({ key }: KeptEntry) {
    localStorage.removeItem(key);
    readAgain();
  }

  async function bring(found: KeptEntry) {
    const { changes } = found.kept;
    // Somebody may have saved since, or the user may have typed into this form: changes of other
    // fields stay, and the user decides about the same field.
    const [base, mine] = [sideOf(changes, 'base'), sideOf(changes, 'value')];
    const theirs = { ...record, ...getValues() };
    const sides = { base: { ...record, ...base }, mine: { ...record, ...mine }, theirs };
    const values = await merged(fields, sides, () => Promise.resolve(null), NAMES);
    if (!values) {
      readAgain();
      return;
    }
    for (const name of Object.keys(changes)) {
      setValue(name, values[name], { shouldDirty: true, shouldTouch: true });
    }
    setLost(found.kept.lost);
    remove(found);
  }

  function drop(found: KeptEntry) {
    remove(found);
    setDropped(found);
  }

  /** Into the store first: the user may cancel the question about a field. */
  function undo({ key, kept }: KeptEntry) {
    keep(localStorage, key, kept);
    setDropped(null);
    void bring({ key, kept });
  }

  const isOfThisForm = dropped?.key.startsWith(keyOf({ who, of }, ''));
  const note = dropped && isOfThisForm && <DroppedNote undo={() => undo(dropped)} />;
  if (!entry) {
    return (
      <>
        {note}
        {lost.length > 0 && <LostPictures lost={lost} onClose={() => setLost([])} />}
      </>
    );
  }
  const { at, lost: missing, revision } = entry.kept;
  // What was typed before a save is kept until it is dropped, and may be older than what was saved.
  const isOlder = revision !== null && revision !== revisionOf(record);
  return (
    <>
      {note}
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
        {isOlder && ': после них запись уже\u00a0сохраняли'}
      </Alert>
      {missing.length > 0 && <LostPictures lost={missing} />}
    </>
  );
}
