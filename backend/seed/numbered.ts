import type { SurveyQuestion } from '../../contract/schemas/survey.ts';

export type Written = Pick<SurveyQuestion, 'kind' | 'text'> & {
  required?: boolean;
  options?: string[];
};

/** Numbers questions and options in the order they are written. */
export const numbered = (questions: Written[]): SurveyQuestion[] =>
  questions.map(({ required = true, options = [], ...question }, index) => ({
    id: index + 1,
    ...question,
    required,
    options: options.map((text, place) => ({ id: place + 1, text })),
  }));
