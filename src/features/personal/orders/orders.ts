import { cancelRedeemOrder, redeemOrder, showOrderCode } from '../../../../contract/calls/user.ts';
import type { Order } from '../../../../contract/schemas/member.ts';
import type { Result } from '../../../client/calls/result.ts';
import { orderList, refreshAccount } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { showToast } from '../../../stores/toasts.ts';
import { orderOffer } from '../partners/offers.ts';
import { patch } from '../patch.ts';
import { movePoints } from '../points-shown.ts';
import { tellRefusal } from '../spend-words.ts';
import { makeWish } from '../wish.ts';

function put(order: Order): void {
  patch(orderList, (list) => ({
    ...list,
    items: list.items.map((item) => (item.id === order.id ? order : item)),
  }));
}

type Step = {
  readonly name: string;
  readonly undoes?: string;
  readonly send: (attempt: string) => Promise<Result<Order>>;
  readonly to: Order['state'];
  /** Points that are returned with it. */
  readonly back: number;
  readonly done: string;
  /** When its state forbids that; without it the message is the backend's, which knows which of several reasons it was. */
  readonly refused?: string;
};

/**
 * Applies the next state of an order immediately; when it is rejected, restores the previous one
 * with a message.
 */
async function step(
  order: Order,
  { name, undoes, send, to, back, done, refused }: Step,
): Promise<boolean> {
  const result = await makeWish({
    name,
    ...(undoes !== undefined && { undoes }),
    send,
    show: () => {
      put({ ...order, state: to });
      movePoints(back);
    },
    takeBack: () => {
      put(order);
      movePoints(-back);
    },
  });
  if (result.ok) {
    put(result.value);
    showToast(done, 'success');
  } else {
    tellRefusal(result.error, {
      ...(refused !== undefined && { state_conflict: refused }),
      not_found: 'Этого заказа больше нет',
    });
  }
  if (result.ok || result.error.code !== 'unauthorized') void refreshAccount();
  return result.ok;
}

/** The member is at the till: from here on only the shop can cancel the order. */
export function show(order: Order): Promise<boolean> {
  return step(order, {
    name: `show the code of order ${order.id}`,
    send: (attempt) => memberCall(showOrderCode, { orderId: order.id }, { attempt }),
    to: 'ready',
    back: 0,
    done: 'Код открыт: покажите его на\u00a0кассе',
    refused: 'Код появится, когда заказ будет готов к\u00a0выдаче',
  });
}

/** The member has collected it: `ready` → `redeemed`. */
export function redeem(order: Order): Promise<boolean> {
  return step(order, {
    name: `redeem order ${order.id}`,
    undoes: `unredeem order ${order.id}`,
    send: (attempt) => memberCall(redeemOrder, { orderId: order.id }, { attempt }),
    to: 'redeemed',
    back: 0,
    done: 'Заказ отмечен полученным',
    refused: 'Этот заказ уже нельзя отметить: его состояние изменилось',
  });
}

/** Cancels an unused order: its points are returned. */
export function cancel(order: Order): Promise<boolean> {
  return step(order, {
    name: `cancel order ${order.id}`,
    undoes: `${order.kind} ${order.item_id}`,
    send: (attempt) => memberCall(cancelRedeemOrder, { orderId: order.id }, { attempt }),
    to: 'cancelled',
    back: order.points,
    done: order.points > 0 ? 'Заказ отменён, баллы вернулись на\u00a0счёт' : 'Заказ отменён',
  });
}

/** It was marked as used by mistake: `redeemed` → `ready`, within a day. */
export function unredeem(order: Order): Promise<boolean> {
  return step(order, {
    name: `unredeem order ${order.id}`,
    undoes: `redeem order ${order.id}`,
    send: (attempt) => memberCall(cancelRedeemOrder, { orderId: order.id }, { attempt }),
    to: 'ready',
    back: 0,
    done: 'Отметка снята: заказ снова готов к\u00a0выдаче',
    refused: 'Отметку можно снять только в\u00a0первые сутки',
  });
}

/** Orders the same offer again, at the same price: at another one the backend refuses it. */
export async function orderAgain(order: Order): Promise<boolean> {
  const result = await orderOffer({ id: order.item_id, points: order.points });
  if (!result.ok) return false;
  showToast('Заказ оформлен', 'success');
  await orderList.want();
  return true;
}
