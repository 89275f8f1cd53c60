import { useRecordContext } from 'react-admin';
import { momentWords } from '../words/moments.ts';

type Props = {
  readonly source: string;
  /** The text when there is no date. */
  readonly nothing?: string;
};

/** A date and time. */
export function MomentCell({ source, nothing = '' }: Props) {
  const moment: unknown = useRecordContext()?.[source];
  return typeof moment === 'string' ? momentWords(moment) : nothing;
}
