import { forms, type FormName } from '../../contract/schemas/forms.ts';
import { oneLine } from '../outbox/one-line.ts';
import type { Filled } from './read-form.ts';

const LABELS: Readonly<Record<string, string>> = {
  name: 'Имя',
  email: 'Почта',
  phone: 'Телефон',
  product: 'Линзы',
  city: 'Город',
  subject: 'Тема',
};

type Sender = { readonly id: number; readonly phone: string | null; readonly email: string | null };

/** The email that notifies the company of a form: the sender, the fields, then the message. */
export function formMail(name: FormName, fields: Filled, sender: Sender | null): string {
  const known = sender
    ? [`Участник: № ${sender.id}`, sender.phone, sender.email].filter(Boolean).join(', ')
    : null;
  const lines = Object.entries(LABELS).flatMap(([field, label]) =>
    fields[field] ? [`${label}: ${oneLine(fields[field])}`] : [],
  );
  const message = fields['message'] ? ['', fields['message']] : [];
  return [forms[name].title, '', ...(known ? [known] : []), ...lines, ...message].join('\n');
}
