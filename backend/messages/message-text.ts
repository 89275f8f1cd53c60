/** The text of a message as editors have written it, with its values filled in. */
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { MessageCode, MessageValues } from '../../contract/collections/messages.ts';
import { withValues } from '../../contract/collections/variables.ts';
import { brandWords } from '../brand-words.ts';
import type { Database } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { LETTER_SUBJECTS, type LetterCode } from './subjects.ts';
import { MESSAGE_TEXTS } from './texts.ts';

const stored = v.object({ text: v.pipe(v.string(), v.minLength(1)) });

/**
 * The text of a message, with placeholders. A code has to reach its phone even if the document is
 * unusable, so our own text is the fallback.
 */
export async function writtenText(db: Database, code: MessageCode): Promise<string> {
  const [row] = await db.select().from(documents).where(eq(documents.code, code));
  return row && v.is(stored, row.data) ? row.data.text : MESSAGE_TEXTS[code];
}

/**
 * Fills in the values and the names of the brand.
 * @param values are not searched for placeholders: a person's input stays as typed.
 */
export const messageText = async <C extends MessageCode>(
  db: Database,
  code: C,
  values: MessageValues<C>,
): Promise<string> =>
  withValues(await writtenText(db, code), { ...(await brandWords(db)), ...values });

/** The text and the subject of a letter. */
export type Letter = { readonly subject: string; readonly text: string };

/** A letter in the editors' wording. */
export async function letterText<C extends LetterCode>(
  db: Database,
  code: C,
  values: MessageValues<C>,
): Promise<Letter> {
  const text = await messageText(db, code, values);
  return { subject: withValues(LETTER_SUBJECTS[code], await brandWords(db)), text };
}
