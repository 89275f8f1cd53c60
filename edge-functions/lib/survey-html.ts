import { SURVEY_TEXT_MAX } from '../../contract/limits.ts';
import type { SurveyForm, SurveyQuestion } from '../../contract/schemas/survey.ts';
import type { CallError } from '../../src/client/calls/result.ts';
import { anchorOf, fieldOf, resultRows, SURVEY_SLOT } from '../../src/config/survey-answers.ts';
import { surveyWords } from '../../src/words/survey-words.ts';
import { escaped, jsonInScript } from './escaped.ts';
import { PageSource } from './page-source.ts';
import { fillSlot } from './samples.ts';

/** The input and its errors, when a form is shown again. */
export type Typed = {
  readonly fields: URLSearchParams;
  readonly faults: ReadonlyMap<number, string>;
  /** Why the answers were refused, if no single one is at fault. */
  readonly refusal?: string;
};

const NOTHING: Typed = { fields: new URLSearchParams(), faults: new Map() };

const BOX: Record<SurveyQuestion['kind'], string> = {
  single: 'radio',
  scale: 'radio',
  multiple: 'checkbox',
  text: 'text',
};

function options({ id, kind, required, options: choices }: SurveyQuestion, typed: Typed): string {
  const chosen = new Set(typed.fields.getAll(fieldOf(id)));
  // Browsers can require one of several radio buttons, but not one of several checkboxes.
  const must = required && kind !== 'multiple' ? ' required' : '';
  const rows = choices.map((option) => {
    const checked = chosen.has(String(option.id)) ? ' checked' : '';
    const input = `<input type="${BOX[kind]}" name="${fieldOf(id)}" value="${option.id}"${must}${checked}>`;
    return `<label>${input}<span>${escaped(option.text)}</span></label>`;
  });
  const hint = kind === 'multiple' ? `<p>${surveyWords.several}</p>` : '';
  return `<div data-kind="${kind}">${hint}${rows.join('')}</div>`;
}

function words({ id, text, required }: SurveyQuestion, typed: Typed): string {
  const value = escaped(typed.fields.get(fieldOf(id)) ?? '');
  const must = required ? ' required' : '';
  return `<textarea name="${fieldOf(id)}" rows="4" maxlength="${SURVEY_TEXT_MAX}" aria-label="${escaped(text)}"${must}>${value}</textarea>`;
}

function question(asked: SurveyQuestion, place: string, typed: Typed): string {
  const fault = typed.faults.get(asked.id);
  const told = fault === undefined ? '' : `<p data-fault>${escaped(fault)}</p>`;
  const free = asked.required ? '' : ` <small>${surveyWords.optional}</small>`;
  const number = place === '' ? '' : `<span>${place}</span> `;
  const legend = `<legend>${number}${escaped(asked.text)}${free}</legend>`;
  const control = asked.kind === 'text' ? words(asked, typed) : options(asked, typed);
  return `<fieldset id="${anchorOf(asked.id)}">${legend}${told}${control}</fieldset>`;
}

/**
 * A poll or survey as a form that works without scripts. The page's styles cover bare elements.
 */
export function formHtml(form: SurveyForm, action: string, typed: Typed = NOTHING): string {
  const total = form.questions.length;
  const fields = form.questions.map((asked, index) =>
    question(asked, total > 1 ? surveyWords.place(index, total) : '', typed),
  );
  const first = form.questions.find(({ id }) => typed.faults.has(id));
  const summary = first
    ? `<p role="alert" data-fault>Ответы ещё не\u00a0отправлены. <a href="#${anchorOf(first.id)}">К\u00a0вопросу без ответа</a></p>`
    : typed.refusal
      ? `<p role="alert" data-fault>${escaped(typed.refusal)}</p>`
      : '';
  // A page with one question has that question as its title.
  const head =
    total > 1
      ? `<div><h2>${escaped(form.title)}</h2><p>${escaped(form.lead)}</p></div><div data-progress></div>`
      : '';
  return (
    `<form method="post" action="${escaped(action)}">` +
    `${head}${summary}<input type="hidden" name="formId" value="${form.id}">${fields.join('')}` +
    `<button type="submit">${surveyWords.send(total)}</button></form>`
  );
}

/** The results as bars with numbers. */
export function resultsHtml(form: SurveyForm): string {
  const questions = resultRows(form).map(({ text, answers, rows }) => {
    const lines = rows.map(
      (row) =>
        `<li><span>${escaped(row.text)}</span> <span><b>${row.share}</b> · ${surveyWords.votes(row.votes)}</span>` +
        `<i style="--share:${row.width}%"></i></li>`,
    );
    const total = surveyWords.answers(answers);
    return `<div><h3>${escaped(text)}</h3><p>${total}</p><ul role="list">${lines.join('')}</ul></div>`;
  });
  return (
    `<div><h2>${surveyWords.kept}</h2><p>${escaped(surveyWords.results(form.title))}</p></div>` +
    questions.join('')
  );
}

/** When the questions are unavailable: what can be done, unless the survey itself is gone. */
const missingHtml = ({ code, description }: Pick<CallError, 'code' | 'description'>) =>
  `<h2>${surveyWords.missing}</h2>` +
  `<p>${code === 'not_found' ? escaped(description) : 'Обновите страницу через минуту.'}</p>`;

/**
 * The form for the page's scripts, which render it without another call. JSON in HTML: only `<` could end
 * the element.
 */
export const formData = (form: SurveyForm): string =>
  `<script type="application/json">${jsonInScript(JSON.stringify(form))}</script>`;

/** Puts a form or its results into the page, in place of the message for browsers without scripts. */
export function putSurvey(html: string, survey: string): string {
  const page = new PageSource(html);
  fillSlot(page, SURVEY_SLOT, survey);
  // Scripts start as on any other page: no visitor waits for them.
  page.set(page.all('data-live')[0], { 'data-live': null });
  page.fill(page.all('data-survey', 'noscript')[0], '');
  return page.html();
}

/** Puts the reason why there are no questions into the message for browsers without scripts. */
export const putMissing = (error: CallError) => (html: string) => {
  const page = new PageSource(html);
  page.fill(page.all('data-survey', 'noscript')[0], missingHtml(error));
  return page.html();
};
