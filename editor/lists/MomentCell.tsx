import { useRecordContext } from 'react-admin';
import { momentWords } from '../words/moments.ts';

type Props = {
  readonly source: string;
  /** What is said while there is none. */
  readonly nothing?: string;
};

/** When something has happened. */
export function MomentCell({ source, nothing = '' }: Props) {
  const moment: unknown = useRecordContext()?.[source];
  return typeof moment === 'string' ? momentWords(moment) : nothing;
}
