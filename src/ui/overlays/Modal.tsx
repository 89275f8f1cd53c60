import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { classNames } from '../rendering/class-names.ts';
import { Icon } from '../signs/Icon.tsx';
import * as css from './Modal.module.css';

export type ModalProps = {
  /** Buttons open it by this, with or without a script: see `ModalTrigger`. */
  id: string;
  title: string;
  children: ReactNode;
  /** Buttons at its foot. */
  actions?: ReactNode;
  /** Whether the page holds it open. Without it the browser alone knows. */
  open?: boolean;
  /** It was closed, however: the cross, Escape, a press beside it, a form inside. */
  onClose?: () => void;
};

type Props = ModalProps & { className: string | undefined; width?: number | undefined };

/** A press on the dialog's own box and not on what fills it fell beside it, on the backdrop. */
const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) event.currentTarget.close();
};

/**
 * What `Dialog` and `Drawer` share: the browser's own modal. It keeps the focus inside, closes on
 * Escape and gives the focus back; a form of method `dialog` closes it without a script.
 */
export function Modal({ id, title, children, actions, open, onClose, className, width }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open === undefined || !dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // Closing bubbles in React: one that lies inside must not close this one too.
  const closing = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose?.();
  };
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Told late: whoever asked for it again meanwhile has it open.
    if (!event.currentTarget.open) closing(event);
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way to what a press beside it does
    <dialog
      ref={ref}
      id={id}
      className={classNames(css.root, className)}
      style={width === undefined ? undefined : { inlineSize: `${String(width / 16)}rem` }}
      aria-labelledby={titleId}
      closedby="any"
      onClick={closeBeside}
      // Before the focus goes back to the button: the next press finds the page knowing it is closed.
      onCancel={open === undefined ? undefined : closing}
      onClose={closed}
    >
      <div className={css.sheet}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={css.close} aria-label={`Закрыть: ${title}`}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        <div className={css.body}>{children}</div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
