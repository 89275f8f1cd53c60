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
    summary: 'Read the delivery status',
    description:
      '`spent` is the cost of SMS in roubles since midnight in Moscow. `held` counts the SMS that ' +
      'are waiting because the daily budget is spent; `dead` and `unknown` count the messages that ' +
      'need attention.',
    params: {},
    example: { spent: 1240.5, held: 0, dead: 1, unknown: 0 },
  },
  deskDeliveries: {
    summary: 'List messages that were not sent or did not arrive',
    description:
      'Newest first. `dead`: no gateway accepted the message. `unknown`: it is not known whether a ' +
      'gateway accepted it. `failed`: a gateway accepted it, but it did not arrive. `waiting`: it ' +
      'will be retried, or the daily SMS budget is spent (`failure` is `ceiling`). Recipients are ' +
      'masked, and texts are not included.',
    params: { reason, state: 'dead' },
    example: listed(message),
  },
  deskDeliverySend: {
    summary: 'Resend a message',
    description:
      'Sends it as a new message, which the response describes; the former one becomes `resent`. If its ' +
      'state is `unknown`, the recipient may get it twice. A `waiting` message is sent at once instead ' +
      'of at its next attempt. An expired code, or a message that is still being sent, is rejected ' +
      'with `state_conflict`.',
    params: { delivery: message.id, why: { reason } },
    example: {
      ...message,
      id: message.id + 1,
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
    summary: 'Drop a message',
    description: 'It is neither retried nor listed as needing attention.',
    params: { delivery: message.id, why: { reason } },
    example: { ...message, state: 'dropped', can_send: false },
  },
} satisfies SomeDocs;
