import type { ReactNode, ToggleEventHandler } from 'react';
import { IconButton } from './IconButton.tsx';
import * as css from './SidePanel.module.css';

type Props = {
  id: string;
  /** Names the panel aloud, and at its head unless `head` stands there. */
  title: string;
  /** What the close button says: «Закрыть меню». */
  closeLabel: string;
  /** In place of the title. */
  head?: ReactNode;
  /** Before the title: a way back. */
  back?: ReactNode;
  /** In place of the usual close button. */
  close?: ReactNode;
  children: ReactNode;
  onToggle?: ToggleEventHandler<HTMLDivElement>;
};

/**
 * A panel that comes in from the right, above the page. A popover: the browser opens and closes it,
 * Escape or a tap beside it put it away, and another one takes its place, all without a script.
 */
export function SidePanel({ id, title, closeLabel, head, back, close, children, onToggle }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      className={css.panel}
      role="dialog"
      aria-label={title}
      onToggle={onToggle}
    >
      <div className={css.head}>
        {back}
        <div className={css.title}>{head ?? <p className={css.words}>{title}</p>}</div>
        {close ?? (
          <IconButton
            icon="close"
            label={closeLabel}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        )}
      </div>
      {children}
    </div>
  );
}
