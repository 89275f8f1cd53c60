import { useNotify, useRedirect, useResourceContext } from 'react-admin';
import * as v from 'valibot';
import { lastSending } from '../kept/own-form.ts';
import { followPublication } from '../publishing/publication.ts';
import { sentenceOf } from '../data/refused.ts';

const saved = v.looseObject({ id: v.number(), revision: v.number() });

/** The handlers of a save; on success they follow the change until readers see it. */
export function useAfterSave() {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';

  return {
    onSuccess(data: unknown) {
      const { id, revision } = v.parse(saved, data);
      lastSending().end();
      void followPublication({ revision, collection: resource, id });
      // The form shows the response on its own; a refetch could overwrite what has been typed by then.
      if (location.pathname.endsWith('/create')) redirect('edit', resource, id);
    },
    // The form shows a field's error at the field.
    onError(error: unknown) {
      lastSending().refuse();
      notify(sentenceOf(error), { type: 'error' });
    },
  };
}
