import { useState } from 'react';
import { useHydrated } from '../../../ui/rendering/use-hydrated.ts';

/** `#offer-3`, the target of the reward on the first page. */
const offerIn = (hash: string) => Number(/^#offer-(\d{1,9})$/.exec(hash)?.[1] ?? 0) || null;

/** The open offer: chosen in the list, or given in the URL. */
export function useNamedOffer() {
  const alive = useHydrated();
  // Undefined until one is chosen or closed.
  const [chosen, choose] = useState<number | null>();
  const inUrl = alive ? offerIn(window.location.hash) : null;
  return [chosen === undefined ? inUrl : chosen, choose] as const;
}
