import type { DeskQuestion } from '../../../contract/schemas/desk.ts';

/** The label of each question state. */
export const QUESTION_STATE: Readonly<Record<DeskQuestion['state'], string>> = {
  open: 'Ждёт ответа',
  answered: 'Ответ отправлен',
  closed: 'Закрыт без\u00a0ответа',
};

/** «О линзах: сколько живёт раствор…», short enough for one line of a list. */
export function shortQuestion(question: string, most = 120): string {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
}
