import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { CardProps } from './card-props.ts';

/** The acts of a card, each asked about in a dialog of its own. */
export function useActs<Act extends string>({
  reason,
  onChanged,
}: Pick<CardProps, 'reason' | 'onChanged'>) {
  const [wanted, want] = useState<Act | null>(null);
  const notify = useNotify();
  return {
    /** Whose dialog is open. */
    wanted,
    want,
    /** What every dialog needs. */
    common: { reason, close: () => want(null) },
    /** Says what was done, and looks for the same again. */
    done: (words: string) => () => {
      notify(words, { type: 'success' });
      onChanged();
    },
  };
}
