import type { Order } from '../../../../contract/schemas/member.ts';
import { formatPoints } from '../../../words/points.ts';
import type { OrderAction } from './order-steps.ts';
import { cancel, orderAgain, redeem, show, unredeem } from './orders.ts';
import { quoted } from '../../../config/quoted.ts';

export type OrderQuestion = {
  /** The label of the order's button. */
  readonly button: string;
  readonly title: string;
  readonly text: (order: Order) => string;
  readonly yes: string;
  readonly no: string;
  readonly act: (order: Order) => Promise<boolean>;
};

/** The confirmation before an order changes: every change moves points or invalidates a code. */
export const orderQuestions: Record<OrderAction, OrderQuestion> = {
  show: {
    button: 'Показать код',
    title: 'Показать код для\u00a0кассы?',
    text: ({ points }) =>
      `Открывайте код, когда вы\u00a0у\u00a0кассы. После этого отменить заказ${points > 0 ? ' и\u00a0вернуть баллы' : ''} сможет только магазин.`,
    yes: 'Да, показать код',
    no: 'Пока нет',
    act: show,
  },
  redeem: {
    button: 'Отметить полученным',
    title: 'Заказ у\u00a0вас?',
    text: () =>
      'Отмечайте, когда всё получили на\u00a0кассе: после этого код больше не\u00a0сработает. Ошибку можно исправить в\u00a0течение суток.',
    yes: 'Да, всё у\u00a0меня',
    no: 'Ещё нет',
    act: redeem,
  },
  cancel: {
    button: 'Отменить',
    title: 'Отменить заказ?',
    text: ({ kind, points }) =>
      [
        points > 0 && `Вернём на\u00a0счёт ${formatPoints(points)}.`,
        // Many offers, such as a subscription, have no places.
        kind === 'webinar'
          ? 'Место достанется другому участнику, и\u00a0восстановить запись не\u00a0получится.'
          : 'Восстановить заказ не\u00a0получится.',
      ]
        .filter(Boolean)
        .join(' '),
    yes: 'Да, отменить',
    no: 'Оставить',
    act: cancel,
  },
  unredeem: {
    button: 'Отмечен по\u00a0ошибке',
    title: 'Снять отметку о\u00a0получении?',
    text: () => 'Заказ снова станет готовым к\u00a0выдаче, и\u00a0его код опять будет действовать.',
    yes: 'Да, снять отметку',
    no: 'Оставить',
    act: unredeem,
  },
  again: {
    button: 'Заказать снова',
    title: 'Заказать ещё раз?',
    text: ({ title, points }) =>
      `${quoted(title)} ${points > 0 ? `за\u00a0${formatPoints(points)}` : 'бесплатно'}, как в\u00a0прошлый раз. Если цена изменилась, ничего не\u00a0спишем.`,
    yes: 'Да, заказать',
    no: 'Не сейчас',
    act: orderAgain,
  },
};
