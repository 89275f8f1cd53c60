import { useState } from 'react';
import { useAnchor } from '../links/use-anchor.ts';

/**
 * The open tab: the one pressed last, until the URL changes to another; at first the one in the
 * URL, or the first.
 */
export function useChosenTab(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const hash = useAnchor();
  const [pressed, setPressed] = useState<{ id: string; hash: string } | null>(null);
  const named = ids.find((id) => id === hash) ?? ids[0];
  const chosen = pressed?.hash === hash ? pressed.id : named;
  return [chosen, (id) => setPressed({ id, hash })];
}
