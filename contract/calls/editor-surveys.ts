/** Answers to surveys. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { surveyResults } from '../schemas/survey-results.ts';
import { editorCall } from './editor-call.ts';

/** The id or alias of a survey. */
const survey = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(120)) });

/** Votes for each option, and the number of people who answered. */
export const editorSurveyResults = defineCall({
  ...editorCall,
  name: 'editor.survey.results',
  method: 'GET',
  path: '/editor/surveys/:id/results',
  params: survey,
  result: surveyResults,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});

/** Every answer as a row, without data about the person. */
export const editorSurveyAnswers = defineCall({
  ...editorCall,
  name: 'editor.survey.answers',
  method: 'GET',
  path: '/editor/surveys/:id/answers',
  // Free-text answers may contain personal data.
  permission: 'people',
  params: survey,
  result: v.string(),
  bare: 'text/csv',
  errors: ['unauthorized', 'forbidden', 'not_found'],
});
