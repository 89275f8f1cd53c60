/** Emails and SMS that the site sends: their texts, and the placeholders that these may use. */
import { brandVariables } from './brand.ts';
import type { Variant } from './description.ts';
import type { Variables } from './variables.ts';

/** Six parts of an SMS in Cyrillic: nobody writes more on purpose. */
const SMS_MAX = 400;
const LETTER_MAX = 5_000;

const value = (label: string, example: string) => ({ label, example }) as const;
const needed = (label: string, example: string) => ({ label, example, isRequired: true }) as const;

const message = <const C extends 'sms' | 'email', const V extends Variables>(
  channel: C,
  label: string,
  variables: V,
) => ({ channel, label, variables });

const sms = <const V extends Variables>(label: string, variables: V) =>
  message('sms', `SMS: ${label}`, variables);
const letter = <const V extends Variables>(label: string, variables: V) =>
  message('email', `Письмо: ${label}`, variables);

const code = needed('Код из\u00a0четырёх цифр', '4821');
const number = needed('Номер сертификата', '4821-7730-5906');
const until = value('Последний день', '21 декабря 2026 г.');
const name = value('Имя', 'Анна');
const ONCE = 'Ссылка, которая открывается один раз';
const link = needed(ONCE, 'https://yasno.example/auth/?confirm=…');
const passwordLink = needed(ONCE, 'https://yasno.example/admin/password/#…');
const order = {
  номер: value('Номер заказа', 'Я-00012'),
  товар: value('Что заказано', 'Скидка 20 % на оправу'),
  код: needed('Код для\u00a0кассы', '7KX4-QM92-HTAB'),
} as const;
const signIn = value('Адрес входа', 'https://yasno.example/auth/');
const support = value(
  'Адрес, по\u00a0которому нам пишут',
  'https://yasno.example/themes/feedback/',
);

/** Every message, by the code of its document. All of them may use the brand's placeholders, too. */
export const messages = {
  'sms.code': sms('код для\u00a0входа и\u00a0сертификата', { код: code }),
  'sms.phone.old': sms('код на\u00a0прежний номер', { код: code }),
  'sms.phone.new': sms('код на\u00a0новый номер', { код: code }),
  'sms.certificate': sms('сертификат', {
    номер: number,
    салон: needed('Название и\u00a0адрес салона', 'Диоптрия, Москва, ул. Лесная, 5'),
    срок: until,
  }),
  'letter.certificate': letter('сертификат', {
    имя: name,
    номер: number,
    срок: until,
    салон: needed(
      'Название, адрес, часы и\u00a0телефон салона',
      'Диоптрия, Москва, ул. Лесная, 5\nМетро Лесная\nПн–Пт 10:00–20:00\nТелефон +7 495 000-00-00',
    ),
    ссылка: value('Страница сертификата', 'https://yasno.example/certificate/single/'),
  }),
  'letter.welcome': letter('подтвердите регистрацию', { имя: name, ссылка: link }),
  'letter.member': letter('регистрируется тот, кто уже участник', {
    ссылка: link,
    вход: signIn,
  }),
  'letter.restore': letter('новый пароль', { ссылка: link }),
  'letter.nobody': letter('пароль просят для\u00a0чужого адреса', { вход: signIn }),
  'letter.address': letter('подтвердите новый адрес', { ссылка: link }),
  'letter.taken': letter('адрес указал другой участник', { вход: signIn }),
  'letter.phone': letter('номер телефона сменился', { связь: support }),
  'letter.former': letter('адрес почты сменился или убран', { связь: support }),
  'sms.order': sms('код заказа', order),
  'letter.order': letter('код заказа', order),
  'letter.answer': letter('ответ на\u00a0вопрос', {
    имя: name,
    ответ: needed('Что ответила редакция', 'Перед плаванием линзы лучше снять.'),
    вопрос: value(
      'О\u00a0чём спросили, строка за\u00a0строкой',
      '> Можно ли плавать в\u00a0линзах?',
    ),
  }),
  'letter.editor.invitation': letter('вход в\u00a0редакцию открыт', {
    имя: name,
    ссылка: passwordLink,
  }),
  'letter.editor.password': letter('новый пароль редактора', { имя: name, ссылка: passwordLink }),
} as const;

export type MessageCode = keyof typeof messages;

/** A value for each placeholder of a message. */
export type MessageValues<C extends MessageCode> = Readonly<
  Record<keyof (typeof messages)[C]['variables'] & string, string>
>;

const variantOf = ({
  channel,
  label,
  variables,
}: {
  readonly channel: 'sms' | 'email';
  readonly label: string;
  readonly variables: Variables;
}): Variant => ({
  label,
  fields: {
    text: {
      kind: 'text',
      label: 'Текст',
      help:
        channel === 'sms'
          ? 'Имена в\u00a0скобках заменятся. Чем короче, тем дешевле: по-русски в\u00a0одном SMS 70\u00a0знаков.'
          : 'Имена в\u00a0скобках заменятся. Абзацы разделяет пустая строка.',
      max: channel === 'sms' ? SMS_MAX : LETTER_MAX,
      isLong: true,
      variables: { ...variables, ...brandVariables },
    },
  },
});

/** The messages as documents. */
export const messageVariants: Readonly<Record<MessageCode, Variant>> = {
  'sms.code': variantOf(messages['sms.code']),
  'sms.phone.old': variantOf(messages['sms.phone.old']),
  'sms.phone.new': variantOf(messages['sms.phone.new']),
  'sms.certificate': variantOf(messages['sms.certificate']),
  'letter.certificate': variantOf(messages['letter.certificate']),
  'letter.welcome': variantOf(messages['letter.welcome']),
  'letter.member': variantOf(messages['letter.member']),
  'letter.restore': variantOf(messages['letter.restore']),
  'letter.nobody': variantOf(messages['letter.nobody']),
  'letter.address': variantOf(messages['letter.address']),
  'letter.taken': variantOf(messages['letter.taken']),
  'letter.phone': variantOf(messages['letter.phone']),
  'letter.former': variantOf(messages['letter.former']),
  'sms.order': variantOf(messages['sms.order']),
  'letter.order': variantOf(messages['letter.order']),
  'letter.answer': variantOf(messages['letter.answer']),
  'letter.editor.invitation': variantOf(messages['letter.editor.invitation']),
  'letter.editor.password': variantOf(messages['letter.editor.password']),
};
