import { useNotify, useRefresh } from 'react-admin';
import { editorRestore } from '../../contract/calls/editor-entities.ts';
import { whyRefused } from '../bulk/each.ts';
import { send } from '../calls/send.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import { followPublication } from '../publishing/publication.ts';
import type { HistoryOf } from './history-of.ts';

/** Restores an earlier revision of an entity. */
export function useRestore({ collection, id }: HistoryOf) {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (revision: number): Promise<void> => {
    const params = { collection, id: String(id), revision: String(revision) };
    const done = await send(editorRestore, params);
    if (!done.ok) {
      notify(whyRefused(done.error, fieldsOf(described(collection))), { type: 'error' });
      return;
    }
    refresh();
    await followPublication({ revision: done.value.revision, collection, id });
  };
}
