import { SURVEY_TEXT_MAX } from '../../contract/limits.ts';
import type { SurveyAnswers, SurveyForm } from '../../contract/schemas/survey.ts';
import { percentWords } from './number-words.ts';

/** Deeply read-only data; responses in stores are of this kind. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** A form and its questions as screens get them. */
export type ShownForm = Frozen<SurveyForm>;
export type ShownQuestion = ShownForm['questions'][number];

/** The read interface of a submitted form; `FormData` and `URLSearchParams` both implement it. */
type Fields = { getAll(name: string): unknown[] };

type Answer = SurveyAnswers[number];

/** Name of the slot in the page that the edge fills. */
export const SURVEY_SLOT = 'survey';

/** Name of a question's field, the same in the browser's form and in the one without a script. */
export const fieldOf = (question: number) => `question-${question}`;

/** Id of a question on its page, for links to the first error. */
export const anchorOf = (question: number) => `survey-question-${question}`;

const texts = (fields: Fields, name: string) =>
  fields.getAll(name).filter((value) => typeof value === 'string');

/** The answers in a form's fields; unanswered questions have no row. */
export function answersOf(questions: readonly ShownQuestion[], fields: Fields): SurveyAnswers {
  return questions.flatMap(({ id, kind }) => {
    const given = texts(fields, fieldOf(id));
    if (kind === 'text') {
      const text = given.join('\n').trim();
      return text === '' ? [] : [{ question: id, options: [], text }];
    }
    const options = given.map(Number).filter(Number.isSafeInteger);
    return options.length === 0 ? [] : [{ question: id, options }];
  });
}

const MISSING = {
  single: 'Выберите один вариант',
  multiple: 'Отметьте хотя\u00a0бы один вариант',
  scale: 'Выберите число на\u00a0шкале',
  text: 'Напишите несколько слов',
} as const satisfies Record<ShownQuestion['kind'], string>;

function isAnswered({ kind }: ShownQuestion, answer: Answer | undefined): boolean {
  if (kind === 'text') return (answer?.text?.trim() ?? '') !== '';
  return (answer?.options.length ?? 0) > 0;
}

function faultOf(question: ShownQuestion, answer: Answer | undefined): string | undefined {
  if (!isAnswered(question, answer)) return question.required ? MISSING[question.kind] : undefined;
  if (question.kind === 'text') {
    const length = answer?.text?.length ?? 0;
    return length > SURVEY_TEXT_MAX ? 'Сократите ответ до\u00a02000 знаков' : undefined;
  }
  const known = new Set(question.options.map(({ id }) => id));
  const chosen = answer?.options ?? [];
  if (chosen.some((option) => !known.has(option))) return 'Такого варианта нет';
  const single = question.kind !== 'multiple';
  return single && new Set(chosen).size > 1 ? MISSING.single : undefined;
}

/** The error message of each invalid question: one rule for the page, the edge and the backend. */
export function faultsOf(
  questions: readonly ShownQuestion[],
  answers: SurveyAnswers,
): ReadonlyMap<number, string> {
  const faults = new Map<number, string>();
  for (const question of questions) {
    const fault = faultOf(
      question,
      answers.find((answer) => answer.question === question.id),
    );
    if (fault !== undefined) faults.set(question.id, fault);
  }
  return faults;
}

/** The number of answered questions. */
export function answeredCount(questions: readonly ShownQuestion[], answers: SurveyAnswers) {
  return questions.filter((question) =>
    isAnswered(
      question,
      answers.find((answer) => answer.question === question.id),
    ),
  ).length;
}

/** One row of the results: label, number of votes and share. */
export type ResultRow = { id: number; text: string; votes: number; share: string; width: number };

/** Results with the labels of the form: questions with options only. */
export function resultRows({ questions, results }: Pick<ShownForm, 'questions' | 'results'>) {
  return (results ?? []).flatMap((result) => {
    const question = questions.find(({ id }) => id === result.question);
    if (!question) return [];
    const rows: ResultRow[] = question.options.map(({ id, text }) => {
      const found = result.options.find((option) => option.id === id);
      const share = found?.share ?? 0;
      return {
        id,
        text,
        votes: found?.votes ?? 0,
        share: percentWords(share),
        width: Math.round(share * 100),
      };
    });
    return [{ id: question.id, text: question.text, answers: result.answers, rows }];
  });
}
