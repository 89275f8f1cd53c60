/** The forms that `form.save` knows: fields of each, with what a person reads where one does not fit. */
import * as v from 'valibot';
import { email, optionalText, phone } from '../query.ts';

/** Longest message: as much as a letter needs. */
const MESSAGE_MAX = 4_000;

const name = v.pipe(
  v.string('Напишите, как к\u00a0вам обращаться'),
  v.trim(),
  v.minLength(1, 'Напишите, как к\u00a0вам обращаться'),
  v.maxLength(200, 'Не\u00a0длиннее 200\u00a0знаков'),
);

const message = v.pipe(
  v.string('Напишите хотя\u00a0бы несколько слов'),
  v.trim(),
  v.minLength(5, 'Напишите хотя\u00a0бы несколько слов'),
  v.maxLength(MESSAGE_MAX, `Не\u00a0длиннее ${MESSAGE_MAX}\u00a0знаков`),
);

const missing = (told: string) => v.string(told);

/** People do not see this field and leave it empty; a robot fills in what it finds. */
const website = optionalText;

const contact = v.object({
  name,
  email: v.pipe(missing('Укажите почту, чтобы мы\u00a0ответили'), email),
  message,
  website,
});

/** Of a member's: who he is, is known. */
const personalFeedback = v.object({
  subject: v.pipe(
    missing('Выберите тему'),
    v.trim(),
    v.minLength(1, 'Выберите тему'),
    v.maxLength(200, 'Не\u00a0длиннее 200\u00a0знаков'),
  ),
  message,
  website,
});

const lensRequest = v.object({
  name,
  phone: v.pipe(missing('Укажите номер, чтобы мы\u00a0перезвонили'), phone),
  product: optionalText,
  city: optionalText,
  website,
});

/** By the name that a call gives. `member`: only for those who are signed in. */
export const forms = {
  contact: { title: 'Обращение с\u00a0сайта', access: 'public', schema: contact },
  'personal-feedback': {
    title: 'Обращение участника',
    access: 'member',
    schema: personalFeedback,
  },
  'lens-request': { title: 'Заявка на\u00a0линзы', access: 'public', schema: lensRequest },
} as const;

export type FormName = keyof typeof forms;

export const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);
