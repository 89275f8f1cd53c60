import { useNotify, useRedirect, useRefresh, useResourceContext } from 'react-admin';
import * as v from 'valibot';
import { publishedLine } from '../publishing/published-line.ts';

const saved = v.looseObject({ id: v.number(), revision: v.number() });
/** What follows a save: the line that says so, or the faults at their fields. */
export function useAfterSave(how: 'published' | 'drafted') {
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';

  return {
    async onSuccess(data: unknown) {
      const { id, revision } = v.parse(saved, data);
      if (how === 'drafted')
        notify('Черновик сохранён: читатели его не\u00a0видят', { type: 'success' });
      else {
        notify('Сохранено, публикуем…', { type: 'info' });
        notify(await publishedLine(revision), { type: 'success', autoHideDuration: 8000 });
      }
      const isDraftOfNew = v.is(v.looseObject({ entity_id: v.null() }), data);
      if (isDraftOfNew) redirect('edit', 'drafts', id);
      else if (location.pathname.endsWith('/create')) redirect('edit', resource, id);
      else refresh();
    },
    // What is wrong with a field stands at the field by itself.
    onError(error: unknown) {
      notify(error instanceof Error ? error.message : 'Не\u00a0получилось', { type: 'error' });
    },
  };
}
