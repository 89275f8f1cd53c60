import { useNotify, useRefresh } from 'react-admin';
import { editorRestore } from '../../contract/calls/editor-entities.ts';
import { whyRefused } from '../bulk/each.ts';
import { send } from '../calls/send.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import { followPublication } from '../publishing/publication.ts';
import type { HistoryOf } from './history-of.ts';

const NEWER =
  'Тем временем запись изменил кто-то ещё. Посмотрите новую версию и\u00a0нажмите ещё раз';

/** Restores an earlier revision of an entity, unless somebody else has saved it since it was opened. */
export function useRestore({ collection, id, present }: HistoryOf) {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (revision: number): Promise<void> => {
    const params = { collection, id: String(id), revision: String(revision) };
    const done = await send(editorRestore, params, { revision: present });
    if (!done.ok && done.error.code === 'edit_conflict') {
      refresh();
      notify(done.error.fields ? NEWER : done.error.description, { type: 'error' });
      return;
    }
    if (!done.ok) {
      notify(whyRefused(done.error, fieldsOf(described(collection))), { type: 'error' });
      return;
    }
    refresh();
    await followPublication({ revision: done.value.revision, collection, id });
  };
}
