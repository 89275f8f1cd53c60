import { useNotify, useRedirect, useResourceContext } from 'react-admin';
import * as v from 'valibot';

const missing = v.object({ status: v.literal(404) });
/** The backend names the draft that is left of an entity taken off the site. */
const takenDown = v.object({ body: v.object({ errors: v.object({ draft: v.string() }) }) });
const DRAFT = /\bdrafts\/(?<id>\d+)/;

/** Whether a record does not exist; any other failure may pass. */
export const isMissing = (error: unknown): boolean => v.is(missing, error);

function draftOf(error: unknown): string | undefined {
  if (!v.is(takenDown, error)) return undefined;
  return DRAFT.exec(error.body.errors.draft)?.groups?.['id'];
}

/** @returns what to do about a record that could not be read: a missing one is left. */
export function useMissing(): (error: unknown) => void {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  return (error) => {
    if (!isMissing(error)) return;
    const draft = draftOf(error);
    if (draft === undefined) {
      notify('ra.notification.item_doesnt_exist', { type: 'error' });
      redirect('list', resource);
    } else {
      notify('Снято с\u00a0сайта: вот черновик, который остался.', { type: 'info' });
      redirect('edit', 'drafts', draft);
    }
  };
}
