import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.module.css';

/** Text for those who listen to the page: what the eye learns from place or shape. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.root}>{children}</span>;
}
