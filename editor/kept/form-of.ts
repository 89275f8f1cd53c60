import { useRecordContext, useResourceContext } from 'react-admin';
import { session } from '../calls/session.ts';
import type { KeptOf } from './kept-store.ts';

/** The account that uses this form, and the entity in it. */
export function useFormOf(): KeptOf {
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id ?? 'new';
  return { who: String(session.me?.id ?? ''), of: `${resource}/${id}` };
}
