import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './Arrival.module.css';

type Props = { label: string; children: ReactNode };

/**
 * The awaited certificate. It takes over the focus from the waiting screen, which would otherwise
 * be lost.
 */
export function Arrival({ label, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={label} className={css.root}>
      {children}
    </div>
  );
}
