import { oneLine } from '../../outbox/one-line.ts';
import { written } from '../../outbox/letter.ts';

/** What was asked, marked line by line: it cannot be taken for our own words. */
const quoted = (question: string) =>
  question
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** The letter with the answer to a question. */
export const answerLetter = (asked: { name: string; question: string }, answer: string): string =>
  written(
    `Здравствуйте, ${oneLine(asked.name)}!`,
    answer,
    `Вы\u00a0спрашивали:\n${quoted(asked.question)}`,
  );
