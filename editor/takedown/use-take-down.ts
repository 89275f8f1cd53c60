import { useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { editorUnpublish } from '../../contract/calls/editor-takedown.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { useOnce } from '../app/use-once.ts';
import { send } from '../calls/send.ts';
import { openRefusal } from '../data/refused.ts';
import { momentWords } from '../words/moments.ts';

type Named = { readonly collection: CollectionDescription['name']; readonly id: number };

/** Takes an entity off the site, after showing what refers to it. */
export function useTakeDown({ collection, id }: Named, close: () => void) {
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [uses, setUses] = useState<readonly string[]>([]);

  /** At this time; null: now. */
  const takeDown = useOnce(async (at: Date | null) => {
    const params = {
      collection,
      id: String(id),
      ...(at && { at: at.toISOString() }),
      ...(uses.length > 0 && { detach: '1' as const }),
    };
    const done = await send(editorUnpublish, params);
    if (!done.ok) {
      const { code, fields = {} } = done.error;
      if (code === 'in_use') setUses(Object.values(fields));
      else notify(Object.values(fields)[0] ?? openRefusal(done.error), { type: 'error' });
      return;
    }
    close();
    const { draft } = done.value;
    if (draft) {
      notify('Снято с\u00a0сайта и\u00a0осталось черновиком', { type: 'success' });
      redirect('edit', 'drafts', draft.id);
      return;
    }
    const { takedown } = done.value;
    if (takedown?.at) notify(`Уйдёт с\u00a0сайта ${momentWords(takedown.at)}`, { type: 'success' });
    refresh();
  });

  return { uses, takeDown };
}
