/** Questions of visitors: read, answered by letter, or closed. */
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DeskQuestion } from '../../../contract/schemas/desk.ts';
import { feedback } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure, notFound } from '../../failure.ts';
import { storedEmail } from '../../members/email.ts';
import type { EditorContext } from '../handler.ts';
import { noteLook } from './journal.ts';
import { answerLetter } from './letters.ts';
import { wordsIn } from './words-in.ts';

type Row = typeof feedback.$inferSelect;

const stateOf = ({ doneAt, answer }: Row): DeskQuestion['state'] =>
  doneAt === null ? 'open' : answer === null ? 'closed' : 'answered';

const STATES = {
  open: isNull(feedback.doneAt),
  answered: isNotNull(feedback.answer),
  closed: and(isNotNull(feedback.doneAt), isNull(feedback.answer)),
};

const shown = (row: Row): DeskQuestion => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  source: row.source,
  question: row.question,
  sent_at: row.createdAt.toISOString(),
  state: stateOf(row),
  answer: row.answer,
  done_by: row.doneBy,
  done_at: row.doneAt?.toISOString() ?? null,
});

const missing = () => notFound('Вопрос', 'не\u00a0найден');

type Asked = {
  readonly state?: DeskQuestion['state'] | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly count: number;
};

/** Newest first. */
export async function listQuestions(db: Database, { state, search, page, count }: Asked) {
  const { name, email, phone, company, question, answer } = feedback;
  const where = and(
    state && STATES[state],
    wordsIn([name, email, phone, company, question, answer], search),
  );
  const rows = await db
    .select()
    .from(feedback)
    .where(where)
    .orderBy(desc(feedback.id))
    .limit(count)
    .offset((page - 1) * count);
  return { items: rows.map(shown), total: await db.$count(feedback, where) };
}

/** @throws Failure `not_found`. */
export async function readQuestion(db: Database, id: number): Promise<DeskQuestion> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id));
  if (!row) throw missing();
  return shown(row);
}

type Ending = { readonly id: number; readonly answer: string | null; readonly reason: string };

/**
 * Answers a question by letter, or closes it; each question is ended only once.
 * @throws Failure `not_found`, `state_conflict`.
 */
export async function endQuestion(
  context: EditorContext,
  { id, answer, reason }: Ending,
): Promise<DeskQuestion> {
  const { db, editor, now, send } = context;
  return db.transaction(async (tx) => {
    const [asked] = await tx.select().from(feedback).where(eq(feedback.id, id)).for('update');
    if (!asked) throw missing();
    if (asked.doneAt !== null) {
      const told =
        asked.answer === null ? 'Этот вопрос уже закрыт' : 'На\u00a0этот вопрос уже ответили';
      throw new Failure('state_conflict', told);
    }
    const done = { answer, doneBy: editor.name, doneAt: now };
    const [row] = await tx.update(feedback).set(done).where(eq(feedback.id, id)).returning();
    if (!row) throw new Error(`Question ${id} no longer exists`);
    const action = answer === null ? 'close' : 'answer';
    await noteLook(tx, context, { action, about: `вопрос ${id}`, reason });
    if (answer !== null) {
      const letter = await answerLetter(tx, asked, answer);
      const to = storedEmail(asked.email);
      await send({ to, channel: 'email', ...letter, about: `feedback:${id}` }, tx, now);
    }
    return shown(row);
  });
}
