import type { DeskDelivery } from '../schemas/deliveries.ts';
import type { SomeDocs } from './doc.ts';
import { CHANGED, listed } from './examples/listed.ts';

const reason = 'Жалоба: код не\u00a0пришёл';

const message: DeskDelivery = {
  id: 1840,
  channel: 'email',
  to: 'почта a…@example.ru',
  subject: 'Новый пароль в\u00a0«Ясно Клубе»',
  state: 'dead',
  failure: 'recipient',
  detail: '550 5.1.1',
  gateway: 'smtp',
  tries: 1,
  sent_at: CHANGED,
  next_try_at: null,
  can_send: true,
};

/** Emails and SMS that need attention. */
export const deskDeliveries = {
  deskDeliveryState: {
    summary: 'Read how delivery goes',
    description:
      '`spent` is in roubles since midnight in Moscow; `held` counts SMS that wait because the day’s ' +
      'money is spent; `dead` and `unknown` count what somebody should look at.',
    params: {},
    example: { spent: 1240.5, held: 0, dead: 1, unknown: 0 },
  },
  deskDeliveries: {
    summary: 'List the messages that did not leave or arrive',
    description:
      'Newest first. `dead`: no gateway took it. `unknown`: one may have, and nobody can say. `failed`: ' +
      'it was taken and did not arrive. `waiting`: it is tried again, or the day’s money for SMS is ' +
      'spent (`failure` is `ceiling`). Recipients are covered and texts are not shown.',
    params: { reason, state: 'dead' },
    example: listed(message),
  },
  deskDeliverySend: {
    summary: 'Send a message again',
    description:
      'As if it were new. Of an `unknown` one the person may get two. A code that has expired, and a ' +
      'message that is under way, are refused with `state_conflict`.',
    params: { delivery: message.id, why: { reason } },
    example: {
      ...message,
      state: 'waiting',
      failure: null,
      detail: null,
      tries: 0,
      next_try_at: CHANGED,
      gateway: null,
      can_send: false,
    },
  },
  deskDeliveryDrop: {
    summary: 'Give a message up',
    description: 'It is neither tried again nor listed among the troubles.',
    params: { delivery: message.id, why: { reason } },
    example: { ...message, state: 'dropped', can_send: false },
  },
} satisfies SomeDocs;
