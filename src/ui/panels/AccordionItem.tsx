import { useRef, type ReactNode } from 'react';
import { FoldSign } from '../signs/FoldSign.tsx';
import { useKeptOpen } from './use-kept-open.ts';
import * as css from './AccordionItem.module.css';

type Props = {
  title: string;
  children: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
  /** Only one item of a group is open at a time. */
  group?: string;
  open?: boolean;
  /** Anchor of the content: browsers open the item that contains the target. */
  anchor?: string;
};

/** A line that expands. The browser does it, and its search also finds text in closed items. */
export function AccordionItem({
  title,
  children,
  heading: Heading = 'h3',
  group,
  open = false,
  anchor,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const keep = useKeptOpen(details, anchor ?? title);
  return (
    <details ref={details} className={css.root} name={group} open={open} onToggle={keep}>
      <summary className={css.summary}>
        <Heading className={css.title}>{title}</Heading>
        <FoldSign />
      </summary>
      <div id={anchor} className={css.content}>
        {children}
      </div>
    </details>
  );
}
