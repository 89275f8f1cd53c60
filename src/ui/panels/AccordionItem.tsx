import type { ReactNode } from 'react';
import { Icon } from '../signs/Icon.tsx';
import * as css from './AccordionItem.module.css';

type Props = {
  title: string;
  children: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
  /** Of items with one group only one stands open. */
  group?: string;
  open?: boolean;
  /** Anchor of what opens: browsers open what an anchor lies in. */
  anchor?: string;
};

/**
 * A line that opens to more. The browser does it, and its search finds words in closed ones too.
 */
export function AccordionItem({
  title,
  children,
  heading: Heading = 'h3',
  group,
  open = false,
  anchor,
}: Props) {
  return (
    <details className={css.root} name={group} open={open}>
      <summary className={css.summary}>
        <Heading className={css.title}>{title}</Heading>
        <span className={css.sign}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div id={anchor} className={css.content}>
        {children}
      </div>
    </details>
  );
}
