import type { Order } from '../../../../contract/schemas/member.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { headingOf } from './OrderCard.tsx';
import { orderQuestions } from './order-questions.ts';
import type { OrderAction } from './order-steps.ts';
import * as css from './OrderDialog.module.css';

export type Asked = { readonly action: OrderAction; readonly order: Order };

type Props = {
  /** The last question asked; its text stays while the dialog closes. */
  asked: Asked;
  open: boolean;
  onClose: () => void;
  /** Called when the change took the order out of the shown list. */
  onGone: () => void;
};

/**
 * The confirmation before an order changes. The change shows immediately; the page reports the
 * outcome.
 */
export function OrderDialog({ asked: { action, order }, open, onClose, onGone }: Props) {
  const { title, text, yes, no, act } = orderQuestions[action];
  const agree = () => {
    onClose();
    void act(order);
    // The pressed button may be gone with the change: the order itself takes the focus.
    requestAnimationFrame(() => {
      const heading = document.getElementById(headingOf(order.id));
      if (heading) heading.focus();
      else onGone();
    });
  };
  return (
    <Dialog
      id="order-question"
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={agree}>{yes}</Button>
          <Button variant="secondary" onClick={onClose}>
            {no}
          </Button>
        </>
      }
    >
      <p className={css.order}>
        {order.title}, заказ&#160;{order.number}
      </p>
      <p>{text(order)}</p>
    </Dialog>
  );
}
