/** Survey answers, as editors read them. */
import * as v from 'valibot';
import { id } from '../fields.ts';
import { surveyQuestion } from './survey.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const surveyResults = v.object({
  id,
  title: v.string(),
  /** Number of people who submitted it. */
  people: count,
  questions: v.array(
    v.object({
      ...v.pick(surveyQuestion, ['id', 'kind', 'text']).entries,
      /** Number of people who answered this question. */
      answers: count,
      /** `share` is the fraction of them who chose it, 0 to 1. Empty for free text. */
      options: v.array(v.object({ id, text: v.string(), votes: count, share: v.number() })),
    }),
  ),
});
