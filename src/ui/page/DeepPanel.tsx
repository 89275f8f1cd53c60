import type { ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import * as css from './DeepPanel.module.css';

type Props = {
  children: ReactNode;
  /** Which corner the rings of the sign look into: the upper right or the lower left. */
  rings: 'above' | 'below';
  /** Stands in a column with others, with no gutters of its own. */
  inset?: boolean;
  /** Id of the heading that names it. */
  labelledBy?: string;
  /** Lays out what stands inside. */
  className?: string | undefined;
};

/** The one dark ground of a page. */
export function DeepPanel({ children, rings, inset = false, labelledBy, className }: Props) {
  return (
    <section className={inset ? css.inset : css.root} aria-labelledby={labelledBy}>
      <div className={classNames(css.panel, css[rings])}>
        <div className={classNames(css.content, className)}>{children}</div>
      </div>
    </section>
  );
}
