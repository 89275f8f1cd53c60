import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { editorPreview } from '../../contract/calls/editor-entities.ts';
import type { EditorPreview } from '../../contract/schemas/editor.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import type { Fields } from '../../contract/collections/field.ts';
import { send } from '../calls/send.ts';
import { bodyOf } from '../data/entity-body.ts';
import { faultOf, isTransient } from './preview-fault.ts';

export type Previewed = {
  readonly collection: CollectionDescription['name'];
  readonly fields: Fields;
  /** Null for an entity that does not exist yet. */
  readonly id: number | null;
};

/** Milliseconds after the last key press, and after a request that the site did not answer. */
const PAUSE = 60;
const AGAIN = 3_000;

export type Preview = {
  /** The last page that could be rendered. */
  readonly drawn: EditorPreview | null;
  /** Why the form cannot be rendered as it is. */
  readonly fault: string | null;
};

/**
 * The page of the form as typed, which is never saved.
 * @param url of the page to preview; null: the entity's own.
 */
export function usePreview({ collection, fields, id }: Previewed, url: string | null): Preview {
  const { getValues, watch } = useFormContext();
  const [preview, setPreview] = useState<Preview>({ drawn: null, fault: null });

  useEffect(() => {
    let asking = new AbortController();
    let pending: ReturnType<typeof setTimeout> | undefined;
    async function draw() {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const entity = bodyOf(fields, getValues());
      const params = { collection, id: String(id ?? 0), entity, ...(url !== null && { url }) };
      const answer = await send(editorPreview, params, { signal });
      if (signal.aborted) return;
      if (answer.ok) {
        setPreview({ drawn: answer.value, fault: answer.value.held?.reason ?? null });
        return;
      }
      setPreview(({ drawn }) => ({ drawn, fault: faultOf(fields, answer.error) }));
      // The form is valid: the retry should not need another key press.
      if (isTransient(answer.error)) soon(AGAIN);
    }
    const soon = (pause = PAUSE) => {
      clearTimeout(pending);
      pending = setTimeout(() => void draw(), pause);
    };
    soon();
    const { unsubscribe } = watch(() => soon());
    return () => {
      unsubscribe();
      clearTimeout(pending);
      asking.abort();
    };
  }, [collection, fields, id, url, getValues, watch]);

  return preview;
}
