import type { FeedbackField } from '../../../contract/schemas/feedback.ts';
import { oneLine } from '../../outbox/one-line.ts';

/** The subject of the email about a question. */
export const FEEDBACK_SUBJECT = 'Вопрос с сайта';

const LABELS: readonly (readonly [FeedbackField, string])[] = [
  ['name', 'Имя'],
  ['email', 'Почта'],
  ['phone', 'Телефон'],
  ['company', 'Компания'],
  ['source', 'Тема'],
  ['traffic', 'Откуда узнали о нас'],
];

type Sent = Partial<Record<FeedbackField, string | null>>;

/** The email that notifies the company of a question: the fields, then the question. */
export function feedbackMail(sent: Sent): string {
  const lines = LABELS.flatMap(([field, label]) =>
    sent[field] ? [`${label}: ${oneLine(sent[field])}`] : [],
  );
  return [FEEDBACK_SUBJECT, '', ...lines, '', sent.question ?? ''].join('\n');
}
