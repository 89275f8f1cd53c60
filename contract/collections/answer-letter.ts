/** The values of the email that answers a question. */
import type { MessageValues } from './messages.ts';

/** The question, with a mark on each line so that it cannot be mistaken for our own words. */
const quoted = (question: string) =>
  question
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** @param name must be a single line. */
export const answerValues = (
  name: string,
  question: string,
  answer: string,
): MessageValues<'letter.answer'> => ({ имя: name, ответ: answer, вопрос: quoted(question) });
