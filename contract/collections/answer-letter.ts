/** The values of the letter that answers a question. */
import type { MessageValues } from './messages.ts';

/** What was asked, marked line by line: it cannot be taken for our own words. */
const quoted = (question: string) =>
  question
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** @param name on one line. */
export const answerValues = (
  name: string,
  question: string,
  answer: string,
): MessageValues<'letter.answer'> => ({ имя: name, ответ: answer, вопрос: quoted(question) });
