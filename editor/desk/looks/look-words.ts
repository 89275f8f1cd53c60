import type { DeskAction } from '../../../contract/schemas/desk.ts';

/** The label of each look and act of the desk. */
export const LOOK_WORDS: Readonly<Record<DeskAction, string>> = {
  questions: 'Список вопросов',
  question: 'Вопрос',
  answer: 'Ответ на\u00a0вопрос',
  close: 'Вопрос закрыт',
  reviews: 'Список отзывов',
  review: 'Решение об\u00a0отзыве',
  certificates: 'Поиск сертификатов',
  'certificate-cancel': 'Отмена сертификата',
  'certificate-send': 'Повтор сертификата',
  orders: 'Поиск заказов',
  'order-cancel': 'Отмена заказа',
  'order-send': 'Повтор кода заказа',
  stock: 'Пробные пары',
  'codes-import': 'Загрузка кодов',
  code: 'Проверка кода',
  members: 'Поиск участника',
  points: 'Исправление баллов',
  export: 'Выгрузка данных',
  delete: 'Удаление данных',
  deliveries: 'Список неотправленного',
  'delivery-send': 'Повтор сообщения',
  'delivery-drop': 'Сообщение оставлено',
};
