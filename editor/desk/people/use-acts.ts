import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { CardProps } from './card-props.ts';

/** The acts of a card, each confirmed in a dialog of its own. */
export function useActs<Act extends string>({
  reason,
  onChanged,
}: Pick<CardProps, 'reason' | 'onChanged'>) {
  const [wanted, want] = useState<Act | null>(null);
  const notify = useNotify();
  return {
    /** The act whose dialog is open. */
    wanted,
    want,
    /** Props of every dialog. */
    common: { reason, close: () => want(null) },
    /** Reports the result and repeats the search. */
    done: (words: string) => () => {
      notify(words, { type: 'success' });
      onChanged();
    },
  };
}
