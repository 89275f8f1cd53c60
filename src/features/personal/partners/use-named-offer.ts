import { useEffect, useState } from 'react';

/** `#offer-3`, as «заказать ещё раз» leads here. */
const offerIn = (hash: string) => Number(/^#offer-(\d{1,9})$/.exec(hash)?.[1] ?? 0) || null;

/** The offer somebody looks at: chosen in the list, or named by the address he came with. */
export function useNamedOffer() {
  const [named, name] = useState<number | null>(null);
  useEffect(() => {
    name(offerIn(window.location.hash));
  }, []);
  return [named, name] as const;
}
