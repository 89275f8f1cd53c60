import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './Arrival.module.css';

type Props = { label: string; children: ReactNode };

/** What has been waited for. It takes the focus over from the waiting, with which it would be lost. */
export function Arrival({ label, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={label} className={css.root}>
      {children}
    </div>
  );
}
