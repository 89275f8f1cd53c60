import { orderPartnerOffer, partnerOffers } from '../../../../contract/calls/user.ts';
import type { Order, PartnerOffer } from '../../../../contract/schemas/member.ts';
import type { Result } from '../../../client/calls/result.ts';
import { refreshAccount } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { patch } from '../patch.ts';
import { movePoints } from '../points-shown.ts';
import { tellRefusal } from '../spend-words.ts';
import { makeWish } from '../wish.ts';

/** The club partners' offers for points. */
export const offers = memberResource((signal) => memberCall(partnerOffers, {}, { signal }));

type Offered = Pick<PartnerOffer, 'id' | 'points'>;

/** Shows one place less (or more) and the points spent (or returned). */
function moved({ id, points }: Offered, by: 1 | -1): void {
  movePoints(by * -points);
  patch(offers, (list) => ({
    ...list,
    items: list.items.map((item) =>
      item.id === id && item.places_left !== null
        ? { ...item, places_left: Math.max(0, item.places_left - by) }
        : item,
    ),
  }));
}

/**
 * Orders an offer for points. Balance and places change immediately; when the order is rejected
 * they are restored with a message.
 */
export async function orderOffer(offer: Offered): Promise<Result<Order>> {
  const result = await makeWish({
    name: `offer ${offer.id}`,
    send: (attempt) =>
      memberCall(orderPartnerOffer, { offerId: offer.id, points: offer.points }, { attempt }),
    show: () => moved(offer, 1),
    takeBack: () => moved(offer, -1),
  });
  if (result.ok) {
    void refreshAccount();
    return result;
  }
  tellRefusal(
    result.error,
    {
      balance_too_low: 'Баллов не\u00a0хватает. Ничего не\u00a0списано',
      no_places_left: 'Это предложение только что разобрали. Баллы остались у\u00a0вас',
      state_conflict: 'Предложение закончилось или изменилось. Баллы остались у\u00a0вас',
      not_found: 'Этого предложения больше нет. Баллы остались у\u00a0вас',
    },
    // Not only «once more»: if the order was placed, the points may no longer suffice for the button.
    'Ответ не\u00a0пришёл. Загляните в\u00a0«Мои заказы»: если заказа там нет, попробуйте ещё раз, второй раз он не\u00a0оформится',
  );
  if (result.error.code !== 'unauthorized') {
    void offers.run();
    void refreshAccount();
  }
  return result;
}
