import { useEffect, useState } from 'react';

/** `#offer-3`, the target of «заказать ещё раз». */
const offerIn = (hash: string) => Number(/^#offer-(\d{1,9})$/.exec(hash)?.[1] ?? 0) || null;

/** The open offer: chosen in the list, or given in the URL. */
export function useNamedOffer() {
  const [named, name] = useState<number | null>(null);
  useEffect(() => {
    name(offerIn(window.location.hash));
  }, []);
  return [named, name] as const;
}
