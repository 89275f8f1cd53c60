/** The desk's calls about letters and SMS that did not leave, or may not have. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { none, requiredId } from '../query.ts';
import * as deliveries from '../schemas/deliveries.ts';
import { reason } from '../schemas/desk.ts';
import { deskCall, deskErrors } from './desk-call.ts';
import { paging } from './editor-call.ts';

const why = v.strictObject({ reason });

/** How delivery goes: nothing of a person, so no reason. */
export const deskDeliveryState = defineCall({
  ...deskCall,
  name: 'editor.desk.delivery',
  method: 'GET',
  path: '/editor/desk/delivery',
  params: none,
  result: deliveries.deskDeliveryState,
  errors: ['unauthorized', 'forbidden'],
});

/** Newest first; recipients are covered and texts are not shown. */
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

/** Sends it as if it were new; a code that has expired is refused. */
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

/** Leaves it as it is: it is not tried again and not listed among the troubles. */
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
