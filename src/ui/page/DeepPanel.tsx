import type { ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import * as css from './DeepPanel.module.css';

type Props = {
  children: ReactNode;
  /** The corner of the mark's rings: upper right or lower left. */
  rings: 'above' | 'below';
  /** For a column with others, without gutters. */
  inset?: boolean;
  /** Id of the heading that labels it. */
  labelledBy?: string;
  /** The class that lays out the content. */
  className?: string | undefined;
};

/** The only dark panel of a page. */
export function DeepPanel({ children, rings, inset = false, labelledBy, className }: Props) {
  return (
    <section className={inset ? css.inset : css.root} aria-labelledby={labelledBy}>
      <div className={classNames(css.panel, css[rings])}>
        <div className={classNames(css.content, className)}>{children}</div>
      </div>
    </section>
  );
}
