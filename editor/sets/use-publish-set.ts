import { useNotify, useRefresh } from 'react-admin';
import { editorSetCheck, editorSetPublish } from '../../contract/calls/editor-sets.ts';
import type { ChangeSet } from '../../contract/schemas/editor-sets.ts';
import { send } from '../calls/send.ts';
import { followPublication } from '../publishing/publication.ts';
import { faultLines } from './set-faults.ts';
import { labelOf } from './set-records.ts';

const LOOK = 'Посмотрите, что в\u00a0наборе теперь, и\u00a0нажмите ещё раз';

/** Milliseconds. */
const SOON = 8000;

/** Checks a set without publishing it, and publishes it. */
export function usePublishSet() {
  const notify = useNotify();
  const refresh = useRefresh();
  const tell = (
    set: ChangeSet,
    faults: Readonly<Record<string, string>>,
    otherwise: string,
    isNewer = false,
  ) => {
    const lines = faultLines(set, faults, labelOf);
    const words = [...(lines.length > 0 ? lines : [otherwise]), ...(isNewer ? [LOOK] : [])];
    // The button to press again is below the note.
    const autoHideDuration = isNewer ? SOON : null;
    notify(words.join('. '), { type: 'error', autoHideDuration, multiLine: true });
  };

  return {
    async check(set: ChangeSet): Promise<void> {
      const tried = await send(editorSetCheck, { set: String(set.id) });
      if (!tried.ok) notify(tried.error.description, { type: 'error' });
      else if (Object.keys(tried.value.errors).length > 0) tell(set, tried.value.errors, '');
      else notify('Всё готово: набор можно публиковать', { type: 'success' });
    },
    async publish(set: ChangeSet): Promise<void> {
      // What a colleague has written since in a draft of the set is to be seen first.
      const seen = set.drafts.map(({ id, revision }) => `${id}:${revision}`).join(',');
      const params = { set: String(set.id), seen };
      const done = await send(editorSetPublish, params, { revision: set.revision });
      if (!done.ok) {
        const { code, fields = {}, description } = done.error;
        const isNewer = code === 'edit_conflict';
        if (isNewer) refresh();
        tell(set, fields, description, isNewer);
        return;
      }
      refresh();
      const revision = Math.max(...done.value.published.map((one) => one.revision));
      await followPublication({ revision, collection: null, id: null });
    },
  };
}
