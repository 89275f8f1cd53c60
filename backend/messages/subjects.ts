import type { MessageCode } from '../../contract/collections/messages.ts';

export type LetterCode = Extract<MessageCode, `letter.${string}`>;

/** The subjects of letters: their topics, without secrets or names. */
export const LETTER_SUBJECTS: Readonly<Record<LetterCode, string>> = {
  'letter.certificate': 'Ваш сертификат на бесплатную пару линз',
  'letter.welcome': 'Подтвердите регистрацию в «{клуб где}»',
  'letter.member': 'Вы уже участник «{клуб чего}»',
  'letter.restore': 'Новый пароль в «{клуб где}»',
  'letter.nobody': 'Кто-то просит пароль для вашего адреса',
  'letter.address': 'Подтвердите новый адрес почты',
  'letter.taken': 'Ваш адрес указали в другом кабинете',
  'letter.phone': 'В вашем кабинете новый номер телефона',
  'letter.former': 'Этого адреса больше нет в вашем кабинете',
  'letter.order': 'Ваш заказ готов',
  'letter.answer': 'Ответ на ваш вопрос',
  'letter.editor.invitation': 'Вход в редакцию сайта «{марка}»',
  'letter.editor.password': 'Новый пароль для редакции «{марка}»',
};
