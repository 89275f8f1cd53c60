/** The desk's calls about emails and SMS that were not sent, or may not have been. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { none, requiredId } from '../query.ts';
import * as deliveries from '../schemas/deliveries.ts';
import { reason } from '../schemas/desk.ts';
import { deskCall, deskErrors } from './desk-call.ts';
import { paging } from './editor-call.ts';

const why = v.strictObject({ reason });

/** The state of delivery: no personal data, so no reason. */
export const deskDeliveryState = defineCall({
  ...deskCall,
  name: 'editor.desk.delivery',
  method: 'GET',
  path: '/editor/desk/delivery',
  params: none,
  result: deliveries.deskDeliveryState,
  errors: ['unauthorized', 'forbidden'],
});

/** Newest first; recipients are masked and texts are not shown. */
export const deskDeliveries = defineCall({
  ...deskCall,
  name: 'editor.desk.deliveries',
  method: 'GET',
  path: '/editor/desk/deliveries',
  params: v.object({
    reason,
    state: v.optional(v.picklist(deliveries.DESK_DELIVERY_STATES)),
    ...paging,
  }),
  result: deliveries.deskDeliveries,
  errors: ['unauthorized', 'forbidden', 'invalid'],
});

/** Resends a message as if it were new; an expired code is refused. */
export const deskDeliverySend = defineCall({
  ...deskCall,
  name: 'editor.desk.delivery.send',
  method: 'POST',
  path: '/editor/desk/deliveries/:delivery/send',
  body: 'why',
  params: v.object({ delivery: requiredId, why }),
  result: deliveries.deskDelivery,
  errors: [...deskErrors, 'state_conflict'],
});

/** Drops a message: it is not retried, and no longer listed as a problem. */
export const deskDeliveryDrop = defineCall({
  ...deskCall,
  name: 'editor.desk.delivery.drop',
  method: 'POST',
  path: '/editor/desk/deliveries/:delivery/drop',
  body: 'why',
  params: v.object({ delivery: requiredId, why }),
  result: deliveries.deskDelivery,
  errors: [...deskErrors, 'state_conflict'],
});
