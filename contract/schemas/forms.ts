/** The forms that `form.save` accepts: their fields with the validation messages for visitors. */
import * as v from 'valibot';
import { atMost, email, optionalText, phone } from '../query.ts';

/** Maximum length of a message. */
const MESSAGE_MAX = 4_000;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Напишите, как к\u00a0вам обращаться'),
  atMost(200),
);

const message = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(5, 'Напишите хотя\u00a0бы несколько слов'),
  atMost(MESSAGE_MAX),
);

/** Honeypot: people do not see this field and leave it empty, robots fill it in. */
const website = optionalText;

const contact = v.object({
  name,
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Укажите почту, чтобы мы\u00a0ответили'),
    email,
  ),
  message,
  website,
});

/** A member's form; the sender is known. */
const personalFeedback = v.object({
  subject: v.pipe(v.string(), v.trim(), v.minLength(1, 'Выберите тему'), atMost(200)),
  message,
  website,
});

const lensRequest = v.object({
  name,
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Укажите номер, чтобы мы\u00a0перезвонили'),
    phone,
  ),
  product: optionalText,
  city: optionalText,
  website,
});

/** Forms by name. `member`: only for signed-in members. */
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

/** Whether there is a form with this name. */
export const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);
