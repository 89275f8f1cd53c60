import * as calls from '../../../contract/calls/user.ts';
import { implement, memberOf } from '../../handler.ts';
import { cancelRedeemOrder, redeemOrder, showOrderCode } from '../../orders/change.ts';
import { ordersOf, shownOrder } from '../../orders/find.ts';
import { orderOffer, orderWebinar } from '../../orders/place.ts';

const list = implement(calls.orders, async (_params, { db, caller }) => {
  const items = (await ordersOf(db, memberOf(caller))).map(shownOrder);
  return { items, total: items.length };
});

const offer = implement(calls.orderPartnerOffer, async ({ offerId, points }, context) => {
  const { db, caller, now, ordering } = context;
  const at = { now: now(), delay: ordering.delay };
  const order = await orderOffer(db, memberOf(caller), { id: offerId, points }, at);
  ordering.wake();
  return order;
});

const webinar = implement(calls.orderWebinar, async ({ webinarId, points }, context) => {
  const { db, caller, now, ordering } = context;
  const order = await orderWebinar(db, memberOf(caller), { id: webinarId, points }, now());
  ordering.wake();
  return order;
});

const redeem = implement(calls.redeemOrder, ({ orderId }, { db, caller, now }) =>
  redeemOrder(db, memberOf(caller), orderId, now()),
);

const cancel = implement(calls.cancelRedeemOrder, ({ orderId }, { db, caller, now }) =>
  cancelRedeemOrder(db, memberOf(caller), orderId, now()),
);

const show = implement(calls.showOrderCode, ({ orderId }, { db, caller, now }) =>
  showOrderCode(db, memberOf(caller), orderId, now()),
);

export const orderHandlers = [list, offer, webinar, redeem, show, cancel];
