import { answerValues } from '../../../contract/collections/answer-letter.ts';
import { withValues } from '../../../contract/collections/variables.ts';
import { brandWords } from '../../brand-words.ts';
import type { Database } from '../../db/database.ts';
import { letterText, writtenText, type Letter } from '../../messages/message-text.ts';
import { oneLine } from '../../outbox/one-line.ts';

/** The letter with the answer to a question. */
export const answerLetter = (
  db: Database,
  asked: { readonly name: string; readonly question: string },
  answer: string,
): Promise<Letter> =>
  letterText(db, 'letter.answer', answerValues(oneLine(asked.name), asked.question, answer));

/** The same letter without a question, so that a screen can show it around an answer being written. */
export const emptyLetter = async (db: Database): Promise<{ readonly text: string }> => ({
  text: withValues(await writtenText(db, 'letter.answer'), await brandWords(db)),
});
