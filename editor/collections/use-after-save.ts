import { useNotify, useRedirect, useRefresh, useResourceContext } from 'react-admin';
import * as v from 'valibot';
import { dropOwnEntry } from '../kept/own-form.ts';
import { publishedLine } from '../publishing/published-line.ts';
import { sentenceOf } from '../data/refused.ts';

const saved = v.looseObject({ id: v.number(), revision: v.number() });

/** What follows a save: the line that says when readers see it. */
export function useAfterSave() {
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';

  return {
    async onSuccess(data: unknown) {
      const { id, revision } = v.parse(saved, data);
      dropOwnEntry();
      notify('Сохранено, публикуем…', { type: 'info' });
      if (location.pathname.endsWith('/create')) redirect('edit', resource, id);
      else refresh();
      notify(await publishedLine(revision), { type: 'success', autoHideDuration: 8000 });
    },
    // What is wrong with a field stands at the field by itself.
    onError(error: unknown) {
      notify(sentenceOf(error), { type: 'error' });
    },
  };
}
