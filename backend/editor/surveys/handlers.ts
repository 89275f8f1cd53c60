/** The answers to surveys, for editors. */
import { asc, eq } from 'drizzle-orm';
import * as calls from '../../../contract/calls/editor-surveys.ts';
import type { SurveyAnswers, SurveyQuestion } from '../../../contract/schemas/survey.ts';
import type { Database } from '../../db/database.ts';
import { surveyAnswers, surveyForms } from '../../db/schema.ts';
import { notFound } from '../../failure.ts';
import { implement, type EditorHandler } from '../handler.ts';
import { resultsOf } from '../../surveys/results.ts';
import { cellOf } from '../csv/cells.ts';
import { isId } from '../rows.ts';

async function formOf(db: Database, key: string) {
  const { id, alias } = surveyForms;
  const [form] = await db
    .select()
    .from(surveyForms)
    .where(isId(key) ? eq(id, Number(key)) : eq(alias, key));
  if (!form) throw notFound('Опрос', 'не\u00a0найден');
  return form;
}

const results = implement(calls.editorSurveyResults, async ({ id: key }, { db }) => {
  const { id, title, questions } = await formOf(db, key);
  const [people, counted] = await Promise.all([
    db.$count(surveyAnswers, eq(surveyAnswers.formId, id)),
    resultsOf(db, id, questions),
  ]);
  return {
    id,
    title,
    people,
    questions: questions.map((question) => {
      const found = counted.find((one) => one.question === question.id);
      return {
        id: question.id,
        kind: question.kind,
        text: question.text,
        answers: found?.answers ?? 0,
        options: question.options.map(({ id: option, text }) => {
          const votes = found?.options.find((one) => one.id === option);
          return { id: option, text, votes: votes?.votes ?? 0, share: votes?.share ?? 0 };
        }),
      };
    }),
  };
});

/** An answer in words. */
function wordsOf({ id, options }: SurveyQuestion, answers: SurveyAnswers): string {
  const answer = answers.find(({ question }) => question === id);
  const chosen = options.filter((option) => answer?.options.includes(option.id));
  return answer?.text ?? chosen.map(({ text }) => text).join('; ');
}

const asText = { kind: 'text', label: '', max: 1 } as const;

const answers = implement(calls.editorSurveyAnswers, async ({ id: key }, { db }) => {
  const { id, questions } = await formOf(db, key);
  const rows = await db
    .select({ answers: surveyAnswers.answers, at: surveyAnswers.createdAt })
    .from(surveyAnswers)
    .where(eq(surveyAnswers.formId, id))
    .orderBy(asc(surveyAnswers.id));
  const table = [
    ['Когда', ...questions.map(({ text }) => text)],
    ...rows.map(({ answers: given, at }) => [
      at.toISOString(),
      ...questions.map((question) => wordsOf(question, given)),
    ]),
  ];
  // Loaded on demand: the library would slow down every start.
  const { stringify } = await import('csv-stringify/sync');
  // With a byte order mark, spreadsheets read Cyrillic letters as UTF-8.
  return stringify(
    table.map((row) => row.map((cell) => cellOf(asText, cell))),
    { bom: true },
  );
});

export const surveyEditorHandlers: readonly EditorHandler[] = [results, answers];
