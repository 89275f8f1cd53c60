/** A survey of the backend, the page that shows it, and the form that its visitor sends. */
import survey from '../../edge-functions/survey.ts';
import type { SurveyForm } from '../../contract/schemas/survey.ts';
import { chain } from './fake-server.ts';

/** A survey with a question of every kind, and texts that need escaping. */
export const FORM: SurveyForm = {
  id: 2,
  title: 'Как вы «носите» <линзы>',
  lead: 'Ответы & советы',
  kind: 'survey',
  points: 50,
  answered: false,
  results: null,
  questions: [
    {
      id: 1,
      kind: 'single',
      text: 'Давно?',
      required: true,
      options: [
        { id: 1, text: 'Да' },
        { id: 2, text: 'Нет' },
      ],
    },
    {
      id: 2,
      kind: 'multiple',
      text: 'Где?',
      required: true,
      options: [
        { id: 1, text: 'Дома' },
        { id: 2, text: '"Тут"' },
      ],
    },
    { id: 3, kind: 'text', text: 'Ещё?', required: false, options: [] },
  ],
};

/** The same, answered. */
export const DONE: SurveyForm = {
  ...FORM,
  answered: true,
  results: [
    {
      question: 1,
      answers: 4,
      options: [
        { id: 1, votes: 3, share: 0.75 },
        { id: 2, votes: 1, share: 0.25 },
      ],
    },
  ],
};

const PAGE =
  '<html><main data-live="true"><div data-slot="survey"></div><noscript class="a" data-survey=""><p>Пусто</p></noscript></main><noscript>Другое</noscript></html>';

/** The page as built. */
export const page = () =>
  new Response(PAGE, { headers: { 'content-type': 'text/html', etag: '"1"' } });

export const result = (form: SurveyForm) => Response.json({ result: form });

export const refusal = (error: string, status: number) =>
  Response.json({ error, error_description: 'Нет' }, { status });

/** The page of a survey, as its visitor gets it. */
export const visit = (path: string, headers: Record<string, string> = {}) =>
  survey(new Request(`https://site.test${path}`, { headers }), chain(page));

const FROM_SITE = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

/** The response to a form that was sent without a script. */
export const send = (
  body: string,
  headers: Record<string, string> = {},
  site = 'https://site.test',
  search = '',
) =>
  survey(
    new Request(`${site}/survey/${search}`, {
      method: 'POST',
      body,
      headers: { ...FROM_SITE, ...headers },
    }),
    chain(page),
  );
