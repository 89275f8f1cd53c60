import type { SomeDocs } from './doc.ts';
import { listed } from './examples/listed.ts';
import { offer, order, webinar, webinarOrder } from './examples/member.ts';

export const orders = {
  partnerOffers: {
    summary: 'List the partner offers',
    description: 'What a member can buy with points. `places_left` is null when unlimited.',
    example: listed(offer),
  },
  orderPartnerOffer: {
    summary: 'Order an offer for points',
    description:
      'The points are charged immediately, if the offer still costs `points`; another price is ' +
      '`state_conflict`. The order is `new`, then `confirmed`, then `ready`: ' +
      'poll `orders` for its state.',
    params: { offerId: offer.id, points: offer.points },
    example: order,
  },
  webinars: {
    summary: 'List the webinars',
    description:
      'Upcoming ones first. `order_id` is set for a registered member, and `url`, where to watch, ' +
      'once that order is `ready`.',
    example: listed(webinar),
  },
  orderWebinar: {
    summary: 'Register for a webinar',
    description:
      'Charges its points, if it costs any. The order is `confirmed` immediately. `points` as for an ' +
      'offer.',
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
      'For the checkout, once the order is `ready`. A cashier may have read it then, so from here on ' +
      'only the shop can cancel the order.',
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
      'An order whose code has not been shown is cancelled and its points are refunded. One that was ' +
      'marked as used by mistake becomes `ready` again within a day.',
    params: { orderId: order.id },
    example: { ...order, state: 'cancelled' },
  },
} satisfies SomeDocs;
