/** Cells of the list of deleted entities. */
import { Button } from '@mui/material';
import { useNotify, useRecordContext, useRedirect } from 'react-admin';
import * as v from 'valibot';
import { editorRestore } from '../../contract/calls/editor-entities.ts';
import { deletedEntities } from '../../contract/schemas/editor-takedown.ts';
import { useOnce } from '../app/use-once.ts';
import { whyRefused } from '../bulk/each.ts';
import { send } from '../calls/send.ts';
import { mayI } from '../calls/session.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import { followPublication } from '../publishing/publication.ts';
import { momentWords } from '../words/moments.ts';
import { quoted } from '../../src/config/quoted.ts';

const record = v.looseObject({ entity: deletedEntities.entries.items.item });

function useDeleted() {
  const read = v.safeParse(record, useRecordContext());
  return read.success ? read.output.entity : null;
}

export function WhatCell() {
  const entity = useDeleted();
  return entity && described(entity.collection).one;
}

export function DeletedCell() {
  const entity = useDeleted();
  return entity && [momentWords(entity.deleted_at), entity.who].filter(Boolean).join(', ');
}

/** Restores the entity with its links, and opens it. */
export function RestoreCell() {
  const entity = useDeleted();
  const notify = useNotify();
  const redirect = useRedirect();
  const restore = useOnce(async () => {
    if (!entity) return;
    const { collection, id, revision } = entity;
    const params = { collection, id: String(id), revision: String(revision) };
    const done = await send(editorRestore, params);
    if (!done.ok) {
      notify(whyRefused(done.error, fieldsOf(described(collection))), { type: 'error' });
      return;
    }
    redirect('edit', collection, id);
    await followPublication({ revision: done.value.revision, collection, id });
  });
  if (!entity || !mayI('publish')) return null;
  return (
    <Button aria-label={`Вернуть ${quoted(entity.title)}`} onClick={() => void restore()}>
      Вернуть
    </Button>
  );
}
