import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.module.css';

/** Text for screen readers that others infer from place or shape. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.root}>{children}</span>;
}
