import {
  cancelRedeemOrder,
  orderWebinar,
  webinars as webinarsCall,
} from '../../../../contract/calls/user.ts';
import type { Order, Webinar } from '../../../../contract/schemas/member.ts';
import { success, type Result } from '../../../client/calls/result.ts';
import { refreshAccount } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { showToast } from '../../../stores/toasts.ts';
import { patch } from '../patch.ts';
import { movePoints } from '../points-shown.ts';
import { tellRefusal } from '../spend-words.ts';
import { makeWish } from '../wish.ts';

/** Talks with specialists, past and upcoming; `ahead`: by how much the backend's clock is ahead of the device's. */
export const webinars = memberResource(async (signal) => {
  const reply = await memberCall(webinarsCall, {}, { signal });
  if (!reply.ok) return reply;
  const { now, ...list } = reply.value;
  return success({ ...list, ahead: now === undefined ? 0 : Date.parse(now) - Date.now() });
});

type Taken = Pick<Webinar, 'id' | 'points' | 'title'>;

/** Marks a place as taken by the member, or as returned. */
function taken({ id, points }: Taken, registered: boolean): void {
  movePoints(registered ? -points : points);
  patch(webinars, (list) => ({
    ...list,
    items: list.items.map((item) => {
      if (item.id !== id) return item;
      const left = item.places_left;
      const places_left = left === null ? null : Math.max(0, left + (registered ? -1 : 1));
      return { ...item, registered, places_left };
    }),
  }));
}

/** The optimistic state was wrong: the screen shows the actual one. */
function takeTruth(): void {
  void webinars.run();
  void refreshAccount();
}

/** Signs the member up for a webinar: shown immediately, reverted when it is rejected. */
export async function signUp(webinar: Taken): Promise<Result<Order>> {
  const result = await makeWish({
    name: `webinar ${webinar.id}`,
    send: (attempt) =>
      memberCall(orderWebinar, { webinarId: webinar.id, points: webinar.points }, { attempt }),
    show: () => taken(webinar, true),
    takeBack: () => taken(webinar, false),
  });
  if (result.ok) showToast('Вы\u00a0записаны. Ссылка на\u00a0эфир появится здесь', 'success');
  else {
    tellRefusal(result.error, {
      balance_too_low: 'Баллов не\u00a0хватает. Ничего не\u00a0списано',
      no_places_left: 'Последнее место только что заняли',
      state_conflict: 'Не\u00a0записали: вебинар начался или изменился, или вы\u00a0уже записаны',
      not_found: 'Этот вебинар отменили',
    });
  }
  if (result.ok || result.error.code !== 'unauthorized') takeTruth();
  return result;
}

/** Returns the place, and the points with it. */
export async function cancelSignUp(webinar: Taken, orderId: number): Promise<Result<Order>> {
  const result = await makeWish({
    name: `cancel order ${orderId}`,
    undoes: `webinar ${webinar.id}`,
    send: (attempt) => memberCall(cancelRedeemOrder, { orderId }, { attempt }),
    show: () => taken(webinar, false),
    takeBack: () => taken(webinar, true),
  });
  if (result.ok) showToast('Запись отменена', 'success');
  else {
    tellRefusal(result.error, {
      state_conflict: 'Отменить уже нельзя: вебинар начался или запись уже отменена',
      not_found: 'Такой записи нет. Мы\u00a0обновили список',
    });
  }
  if (result.ok || result.error.code !== 'unauthorized') takeTruth();
  return result;
}
