import type {
  DeliveryFailure,
  DeliveryState,
  DeskDelivery,
  DeskDeliveryState,
} from '../../../contract/schemas/deliveries.ts';
import { counted } from '../../../src/words/plural.ts';

/** The label of each message state. */
export const DELIVERY_STATE: Readonly<Record<DeliveryState, string>> = {
  kept: 'Только записано',
  waiting: 'Ждёт отправки',
  sending: 'Отправляется',
  sent: 'Отправлено',
  delivered: 'Доставлено',
  failed: 'Не\u00a0дошло',
  dead: 'Не\u00a0ушло',
  unknown: 'Неясно, ушло\u00a0ли',
  dropped: 'Оставлено',
  resent: 'Отправлено ещё\u00a0раз',
};

/** The cause of a failure, with what to do about it where possible. */
const DELIVERY_FAILURE: Readonly<Record<DeliveryFailure, string>> = {
  recipient: 'Такого номера или адреса нет, либо он ничего не\u00a0принимает',
  content: 'Шлюз не\u00a0принял текст',
  gateway: 'Шлюз не\u00a0смог отправить; попробуем ещё',
  expired: 'Код или ссылка устарели раньше, чем удалось отправить',
  ceiling: 'Деньги на\u00a0SMS на\u00a0сегодня кончились: ждёт до\u00a0завтра',
  'no-reply': 'Шлюз не\u00a0ответил: сообщение могло уйти',
  'odd-reply': 'Ответ шлюза не\u00a0разобрать: сообщение могло уйти',
  stopped: 'Отправка прервалась: сообщение могло уйти',
  restored: 'Ждало в\u00a0резервной копии: сообщение могло уйти до\u00a0восстановления',
  undelivered: 'Оператор не\u00a0доставил',
};

/** Why a message is in its state; null for one that is simply next in the queue. */
export function failureWords(state: DeliveryState, failure: DeliveryFailure | null): string | null {
  if (failure === null) return null;
  // There are no more retries.
  if (failure === 'gateway' && state !== 'waiting')
    return 'Ни\u00a0один шлюз не\u00a0смог отправить';
  return DELIVERY_FAILURE[failure];
}

const TRIES = { one: 'попытка', few: 'попытки', many: 'попыток' };

type Facts = Pick<DeskDelivery, 'channel' | 'gateway' | 'tries' | 'detail'>;

/** «SMS · smsc · 3 попытки · код 207». */
export const factWords = ({ channel, gateway, tries, detail }: Facts): string =>
  [
    channel === 'sms' ? 'SMS' : 'Письмо',
    gateway,
    tries > 0 ? counted(tries, TRIES) : null,
    detail === null ? null : `код\u00a0${detail}`,
  ]
    .filter((word) => word !== null)
    .join(' · ');

const HELD = { one: 'сообщение ждёт', few: 'сообщения ждут', many: 'сообщений ждут' };

/** A warning that the SMS budget is used up; null while it is not. */
export const moneyWords = ({ held }: Pick<DeskDeliveryState, 'held'>): string | null =>
  held === 0
    ? null
    : `Деньги на\u00a0SMS на\u00a0сегодня кончились: ${counted(held, HELD)} до\u00a0завтра. Предел стоит в\u00a0настройках сервера.`;

/** What resending will do: a message whose fate is unknown may arrive twice. */
export const sendWords = (state: DeliveryState): string =>
  state === 'unknown'
    ? 'Сообщение могло уже уйти: тогда человек получит его второй раз.'
    : 'Сообщение уйдёт с\u00a0тем же текстом, как только освободится очередь.';

/** What has been done: a waiting message has been in the queue all the time. */
export const sentWords = (state: DeliveryState): string =>
  state === 'waiting' ? 'Сообщение отправляется' : 'Сообщение снова в\u00a0очереди';
