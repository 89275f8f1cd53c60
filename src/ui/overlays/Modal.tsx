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
  /** Buttons open it by this id, with or without a script: see `ModalTrigger`. */
  id: string;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Whether it is open, if the page controls it. Otherwise only the browser knows. */
  open?: boolean;
  /** Called when it closes in any way: the cross, Escape, a click outside, a form inside. */
  onClose?: () => void;
  /** A request is pending: closing would look like cancelling it. */
  held?: boolean;
};

type Props = ModalProps & { className: string | undefined; width?: number | undefined };

/**
 * The shared base of `Dialog` and `Drawer`: the browser's own modal. It traps the focus, closes on
 * Escape and restores the focus; a form with method `dialog` closes it without a script.
 */
export function Modal(props: Props) {
  const { id, title, children, actions, open, onClose, held = false, className, width } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open === undefined || !dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // The close event bubbles in React: a nested dialog must not close this one too.
  const closing = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose?.();
  };
  // A click on the dialog's own box rather than its content is on the backdrop.
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !held) event.currentTarget.close();
  };
  // Browsers without `closedby` fire `cancel` on Escape.
  const cancelling = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (held) event.preventDefault();
    else closing(event);
  };
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The event arrives late: the dialog may have been reopened meanwhile.
    if (!event.currentTarget.open) closing(event);
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard equivalent of a click outside
    <dialog
      ref={ref}
      id={id}
      className={classNames(css.root, className)}
      style={width === undefined ? undefined : { inlineSize: `${String(width / 16)}rem` }}
      aria-labelledby={titleId}
      closedby={held ? 'none' : 'any'}
      onClick={closeBeside}
      // Before the focus returns to the button: at the next click the page already knows it is
      // closed.
      onCancel={open === undefined ? undefined : cancelling}
      onClose={closed}
    >
      <div className={css.sheet}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <form method="dialog">
            <button
              type="submit"
              className={css.close}
              aria-label={`Закрыть: ${title}`}
              disabled={held}
            >
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
