import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SurveyQuestion, SurveyResults } from '../../contract/schemas/survey.ts';
import type { Database } from '../db/database.ts';

const number = v.pipe(v.unknown(), v.transform(Number));
const voted = v.object({
  rows: v.array(v.object({ question: number, option: number, votes: number })),
});
const answered = v.object({ rows: v.array(v.object({ question: number, people: number })) });

/** Four decimal places are a hundredth of a per cent. */
const shareOf = (votes: number, people: number) =>
  people === 0 ? 0 : Math.round((votes / people) * 10_000) / 10_000;

/**
 * The results of a form so far, counted by the database over stored answers; free-text questions
 * are omitted.
 */
export async function resultsOf(
  db: Database,
  formId: number,
  questions: readonly SurveyQuestion[],
): Promise<SurveyResults> {
  const given = sql`from survey_answers, jsonb_array_elements(answers) as answer`;
  const [votes, people] = await Promise.all([
    db.execute(sql`
      select answer->>'question' as question, option, count(*) as votes
      ${given}, jsonb_array_elements_text(answer->'options') as option
      where form_id = ${formId} group by 1, 2`),
    db.execute(sql`
      select answer->>'question' as question, count(*) as people
      ${given} where form_id = ${formId} and answer->'options' <> '[]'::jsonb group by 1`),
  ]);
  const { rows: voteRows } = v.parse(voted, votes);
  const { rows: peopleRows } = v.parse(answered, people);
  return questions
    .filter(({ kind }) => kind !== 'text')
    .map(({ id, options }) => {
      const answers = peopleRows.find((row) => row.question === id)?.people ?? 0;
      return {
        question: id,
        answers,
        options: options.map((option) => {
          const count =
            voteRows.find((row) => row.question === id && row.option === option.id)?.votes ?? 0;
          return { id: option.id, votes: count, share: shareOf(count, answers) };
        }),
      };
    });
}
