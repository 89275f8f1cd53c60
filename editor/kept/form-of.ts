import { useRecordContext, useResourceContext } from 'react-admin';
import { session } from '../calls/session.ts';
import type { KeptOf } from './kept-store.ts';

/** Whose form this is, and of what. */
export function useFormOf(): KeptOf {
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id ?? 'new';
  return { who: String(session.me?.id ?? ''), of: `${resource}/${id}` };
}
