import type { SomeDocs } from './doc.ts';
import { listed } from './samples/listed.ts';
import { offer, order, webinar, webinarOrder } from './samples/member.ts';

export const orders = {
  partnerOffers: {
    summary: 'List the offers of partners',
    description:
      'What a member can have for points. `places_left` is null where there is no limit.',
    example: listed(offer),
  },
  orderPartnerOffer: {
    summary: 'Order an offer for points',
    description:
      'The points are taken at once. The order is `new`, then `confirmed`, then `ready`: ' +
      'follow it in `orders`.',
    params: { offerId: offer.id },
    example: order,
  },
  webinars: {
    summary: 'List the webinars',
    description:
      'Those to come first. `order_id` is there for a member who has registered, `url`, where to ' +
      'watch it, once that order is `ready`.',
    example: listed(webinar),
  },
  orderWebinar: {
    summary: 'Register for a webinar',
    description: 'Takes its points, if it costs any. The order is `confirmed` at once.',
    params: { webinarId: webinar.id },
    example: webinarOrder,
  },
  orders: {
    summary: 'List the member’s orders',
    description: 'Offers and webinars together, the newest first.',
    example: listed(webinarOrder, order),
  },
  showOrderCode: {
    summary: 'Show the code of an order',
    description:
      'For the till, once the order is `ready`. A cashier may have read it then: from here on the ' +
      'order is cancelled by the shop alone.',
    params: { orderId: order.id },
    example: { ...order, state: 'ready', code: 'ABCD-EFGH-JKLM' },
  },
  redeemOrder: {
    summary: 'Mark an order as used',
    description: 'The member has used it at the partner’s: `ready` becomes `redeemed`.',
    params: { orderId: order.id },
    example: { ...order, state: 'redeemed' },
  },
  cancelRedeemOrder: {
    summary: 'Take the last step of an order back',
    description:
      'An order whose code was not shown yet is cancelled and its points return. One that was ' +
      'marked as used by mistake is `ready` again within a day.',
    params: { orderId: order.id },
    example: { ...order, state: 'cancelled' },
  },
} satisfies SomeDocs;
