import type { Order, Webinar } from '../../contract/schemas/member.ts';

const MOMENT = '2026-11-21T10:00:00.000Z';

/** For tests: a webinar of an hour with five places. */
export const exampleWebinar: Webinar = {
  id: 7,
  title: 'Сухой глаз',
  lead: 'Почему глаза устают и\u00a0что с\u00a0этим делать',
  starts_at: '2026-11-28T16:00:00.000Z',
  duration: 60,
  speaker: 'Ирина Белова, врач-офтальмолог',
  points: 100,
  places_left: 5,
  registered: false,
  order_id: null,
  url: null,
  updated_at: MOMENT,
};

/** Its order. */
export const exampleOrder: Order = {
  id: 9,
  number: 'Я-9',
  kind: 'webinar',
  item_id: 7,
  title: 'Сухой глаз',
  state: 'confirmed',
  points: 100,
  created_at: MOMENT,
  updated_at: MOMENT,
  code: null,
};
