/**
 * @jest-environment jsdom
 *
 * What the edge writes of a poll or survey where no script runs says and asks what React's does.
 * Its elements are other ones: bare, with the browser's own checks.
 */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SurveyForm as Form } from '../../contract/schemas/survey.ts';
import { formHtml, resultsHtml } from '../../edge-functions/lib/survey-html.ts';
import { faultsOf } from '../../src/config/survey-answers.ts';
import { surveyWords } from '../../src/words/survey-words.ts';
import { SurveyForm } from '../../src/subjects/surveys/SurveyForm.tsx';
import { SurveyResults } from '../../src/subjects/surveys/SurveyResults.tsx';

const options = (...texts: string[]) => texts.map((text, index) => ({ id: index + 1, text }));
const questions: Form['questions'] = [
  { id: 1, kind: 'single', text: 'Давно & «сами»?', required: true, options: options('Да', 'Нет') },
  { id: 2, kind: 'multiple', text: 'Где?', required: true, options: options('Дома', '<Тут>') },
  { id: 3, kind: 'scale', text: 'Как?', required: false, options: options('1', '2', '3') },
  { id: 4, kind: 'text', text: 'Чего не\u00a0хватает?', required: false, options: [] },
];
const survey: Form = {
  id: 2,
  title: 'Анкета о\u00a0линзах',
  lead: 'Ответы & советы',
  kind: 'survey',
  points: 50,
  answered: false,
  results: null,
  questions,
};
const poll: Form = { ...survey, id: 1, kind: 'poll', questions: questions.slice(0, 1) };
const votes = (question: number, ...given: number[]) => {
  const answers = given.reduce((sum, one) => sum + one, 0);
  const shares = given.map((one, index) => ({ id: index + 1, votes: one, share: one / answers }));
  return { question, answers, options: shares };
};
const answered = (form: Form): Form => ({
  ...form,
  answered: true,
  results: [votes(1, 3, 1), votes(2, 1200, 21)].slice(0, form.questions.length),
});

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** The visible text, from beginning to end. */
function textsOf(body: HTMLElement): string[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts
    .join('\n')
    .split(/\s*\n\s*/)
    .filter(Boolean);
}

/** What a form submits: names, values and maximum lengths. */
const fieldsOf = (body: HTMLElement) =>
  [...body.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')].map(
    (field) => [
      field.tagName === 'TEXTAREA' ? 'textarea' : field.type,
      field.name,
      field.getAttribute('value'),
      field.getAttribute('maxlength'),
    ],
  );

/** A form as React renders it, without live counters, and with a text's label where it is read. */
function rendered(form: Form): HTMLElement {
  const body = bodyOf(
    renderToStaticMarkup(<SurveyForm form={form} draft="survey" onSent={() => {}} />),
  );
  for (const progress of body.querySelectorAll('[role=progressbar]'))
    progress.parentElement?.remove();
  for (const { labels } of body.querySelectorAll('textarea'))
    for (const label of labels) label.remove();
  return body;
}

describe('a poll or survey rendered at the edge equals React’s', () => {
  it.each([
    ['a poll', poll],
    ['a survey', survey],
  ])('%s', (_name, form) => {
    const drawn = bodyOf(formHtml(form, '/survey/'));
    expect(textsOf(drawn)).toEqual(textsOf(rendered(form)));
    expect(fieldsOf(drawn)).toEqual(fieldsOf(rendered(form)));
    expect(fieldsOf(drawn).length).toBeGreaterThan(1);
    const anchors = (body: HTMLElement) =>
      [...body.querySelectorAll('fieldset')].map((fieldset) => fieldset.id);
    expect(anchors(drawn)).toEqual(anchors(rendered(form)));
  });

  it.each([
    ['of a poll', answered(poll)],
    ['of a survey', answered(survey)],
  ])('the results %s', (_name, form) => {
    const drawn = textsOf(bodyOf(resultsHtml(form)));
    const shown = textsOf(bodyOf(renderToStaticMarkup(<SurveyResults form={form} again={null} />)));
    expect(drawn[0]).toBe(surveyWords.kept);
    expect(drawn.slice(1)).toEqual(shown.slice(1));
    expect(drawn.length).toBeGreaterThan(5);
  });

  it('describes the errors of each question in the same words', () => {
    const fields = new URLSearchParams();
    const faults = faultsOf(questions, []);
    const drawn = bodyOf(formHtml(survey, '/survey/', { fields, faults }));
    const told = [...drawn.querySelectorAll('fieldset [data-fault]')];
    expect(told.map(({ textContent }) => textContent)).toEqual([...faults.values()]);
    expect(faults.size).toBe(2);
  });
});
