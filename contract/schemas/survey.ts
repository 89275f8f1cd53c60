import * as v from 'valibot';
import { id, text } from '../fields.ts';
import { SURVEY_TEXT_MAX } from '../limits.ts';
import { optionalId } from '../query.ts';

const surveyKinds = ['survey', 'poll', 'quiz', 'certificate'] as const;

export const surveyQuestion = v.object({
  id,
  kind: v.picklist(['single', 'multiple', 'scale', 'text']),
  text,
  required: v.boolean(),
  options: v.array(v.object({ id, text })),
});

export const surveySolutions = v.array(v.object({ question: id, options: v.array(id), text }));

/** A survey, a poll or the quiz; `results` only after it was answered. */
export const surveyForm = v.object({
  id,
  title: text,
  lead: v.string(),
  kind: v.picklist(surveyKinds),
  questions: v.array(surveyQuestion),
  /** Points a member earns for answering; 0 when there are none. */
  points: v.optional(v.pipe(v.number(), v.integer()), 0),
  answered: v.boolean(),
  /** One row per question with options; free-text answers are not published. */
  results: v.nullable(
    v.array(
      v.object({
        question: id,
        /** Number of people who answered this question. */
        answers: v.number(),
        /** `share` is the fraction of them who chose it, 0 to 1. */
        options: v.array(v.object({ id, votes: v.number(), share: v.number() })),
      }),
    ),
  ),
  /** The correct quiz answers with explanations, revealed after answering. */
  solutions: v.optional(surveySolutions),
});

/** The requested form, when the URL names none. Not in the specification: its pages need it. */
export const surveyParams = v.object({
  formId: optionalId,
  kind: v.fallback(v.optional(v.picklist(surveyKinds)), undefined),
});

export const surveyAnswer = v.object({
  formId: id,
  answers: v.pipe(
    v.array(
      v.object({
        question: id,
        options: v.pipe(v.array(id), v.maxLength(50)),
        text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SURVEY_TEXT_MAX))),
      }),
    ),
    v.minLength(1, 'Ответьте хотя бы на\u00a0один вопрос'),
    v.maxLength(100),
  ),
});

export type SurveyForm = v.InferOutput<typeof surveyForm>;
export type SurveyQuestion = SurveyForm['questions'][number];
export type SurveyAnswers = v.InferOutput<typeof surveyAnswer>['answers'];
export type SurveyResults = NonNullable<SurveyForm['results']>;
export type SurveySolutions = NonNullable<SurveyForm['solutions']>;
