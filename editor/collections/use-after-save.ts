import { useNotify, useRedirect, useResourceContext } from 'react-admin';
import * as v from 'valibot';
import { lastSending } from '../kept/own-form.ts';
import { followPublication } from '../publishing/publication.ts';
import { sentenceOf } from '../data/refused.ts';

const saved = v.looseObject({ id: v.number(), revision: v.number() });

/** What follows a save: the line that says when readers see it. */
export function useAfterSave() {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';

  return {
    onSuccess(data: unknown) {
      const { id, revision } = v.parse(saved, data);
      lastSending().end();
      void followPublication({ revision, collection: resource, id });
      // The form shows the answer by itself; reading once more could replace what is typed by then.
      if (location.pathname.endsWith('/create')) redirect('edit', resource, id);
    },
    // What is wrong with a field stands at the field by itself.
    onError(error: unknown) {
      lastSending().refuse();
      notify(sentenceOf(error), { type: 'error' });
    },
  };
}
