import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRedirect, useResourceContext } from 'react-admin';
import { useOnce } from '../app/use-once.ts';
import { offerUndo } from '../undo/deletions.ts';
import { described } from '../data/descriptions.ts';
import { collectionRecords } from '../data/collection-records.ts';
import { entityName } from '../data/entity-name.ts';
import { quoted } from '../../src/config/quoted.ts';
import { shortened } from './cell-words.ts';
import { UsesNote } from './UsesNote.tsx';
import { usesIn } from './uses.ts';
import { sentenceOf } from '../data/refused.ts';

/** Deletes an entity, after showing what refers to it. */
export function RemoveButton() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const collection = described(resource);
  const notify = useNotify();
  const redirect = useRedirect();
  const [uses, setUses] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const remove = useOnce(async (detach: boolean) => {
    try {
      const { id, revision } = await collectionRecords(resource).remove(Number(record?.id), {
        detach,
      });
      offerUndo({ collection: collection.name, entities: [{ id, revision: Number(revision) }] });
      redirect('list', resource);
    } catch (error) {
      const named = usesIn(error);
      // If removing the references failed too, nothing is left to try.
      if (named.length === 0 || detach) {
        notify(sentenceOf(error), { type: 'error' });
        setAsked(false);
      }
      setUses(detach ? [] : named);
    }
  });
  if (!record) return null;

  const named = uses.length > 0;
  return (
    <>
      <Button color="error" onClick={() => setAsked(true)}>
        Удалить
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Удалить ${quoted(shortened(entityName(collection, record)))}?`}
        content={named ? <UsesNote uses={uses} /> : 'Вернуть можно из\u00a0списка удалённого.'}
        confirm="Удалить"
        onConfirm={() => void remove(named)}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
