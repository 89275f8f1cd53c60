import type { SomeDocs } from './doc.ts';
import { listed } from './examples/listed.ts';
import { offer, order, webinar, webinarOrder } from './examples/member.ts';

export const orders = {
  partnerOffers: {
    summary: 'List partner offers',
    description:
      'What members can buy with points. `places_left` is null if the number of places is unlimited.',
    example: listed(offer),
  },
  orderPartnerOffer: {
    summary: 'Order an offer for points',
    description:
      'Charges the points immediately, provided that the offer still costs `points`; otherwise the ' +
      'call is rejected with `state_conflict`. The order goes from `new` to `confirmed` to `ready`: ' +
      'poll `orders` for its state.',
    params: { offerId: offer.id, points: offer.points },
    example: order,
  },
  webinars: {
    summary: 'List webinars',
    description:
      'Upcoming ones first. `order_id` is set if the member is registered, and `url`, the address of ' +
      'the broadcast, once that order is `ready`.',
    example: listed(webinar),
  },
  orderWebinar: {
    summary: 'Register for a webinar',
    description:
      'Charges the points, if the webinar costs any. The order is `confirmed` immediately. `points` ' +
      'works as in an offer’s order.',
    params: { webinarId: webinar.id, points: webinar.points },
    example: webinarOrder,
  },
  orders: {
    summary: 'List the member’s orders',
    description: 'Offers and webinars together, newest first.',
    example: listed(webinarOrder, order),
  },
  showOrderCode: {
    summary: 'Show the code of an order',
    description:
      'For use at the checkout, once the order is `ready`. Since a cashier may have read the code, ' +
      'only the shop can cancel the order afterwards.',
    params: { orderId: order.id },
    example: { ...order, state: 'ready', code: 'ABCD-EFGH-JKLM' },
  },
  redeemOrder: {
    summary: 'Mark an order as used',
    description: 'After the visit to the partner: `ready` becomes `redeemed`.',
    params: { orderId: order.id },
    example: { ...order, state: 'redeemed' },
  },
  cancelRedeemOrder: {
    summary: 'Undo the last step of an order',
    description:
      'Cancels an order whose code has not been shown, and refunds its points. An order marked as ' +
      'used by mistake can be set back to `ready` within a day.',
    params: { orderId: order.id },
    example: { ...order, state: 'cancelled' },
  },
} satisfies SomeDocs;
