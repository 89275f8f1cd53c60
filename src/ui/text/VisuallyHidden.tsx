import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.module.css';

/** Text for screen readers: what others see from place or shape. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.root}>{children}</span>;
}
