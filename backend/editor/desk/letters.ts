import type { Database } from '../../db/database.ts';
import { messageText } from '../../messages/message-text.ts';
import { oneLine } from '../../outbox/one-line.ts';

/** What was asked, marked line by line: it cannot be taken for our own words. */
const quoted = (question: string) =>
  question
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** The letter with the answer to a question. */
export const answerLetter = (
  db: Database,
  asked: { readonly name: string; readonly question: string },
  answer: string,
): Promise<string> =>
  messageText(db, 'letter.answer', {
    имя: oneLine(asked.name),
    ответ: answer,
    вопрос: quoted(asked.question),
  });
