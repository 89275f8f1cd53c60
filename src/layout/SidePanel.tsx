import type { ReactNode, ToggleEventHandler } from 'react';
import { IconButton } from './IconButton.tsx';
import * as css from './SidePanel.module.css';

type Props = {
  id: string;
  /** The accessible name of the panel, and its heading unless `head` is given. */
  title: string;
  /** The label of the close button: «Закрыть меню». */
  closeLabel: string;
  /** Replaces the title. */
  head?: ReactNode;
  /** Before the title: a back button. */
  back?: ReactNode;
  /** Replaces the usual close button. */
  close?: ReactNode;
  children: ReactNode;
  onToggle?: ToggleEventHandler<HTMLDivElement>;
};

/**
 * A panel that slides in from the right, above the page. A popover: the browser opens and closes
 * it, Escape or a tap outside dismisses it, and another one replaces it, all without a script.
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
