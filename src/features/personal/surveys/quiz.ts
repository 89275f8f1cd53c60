import type { SurveyAnswers } from '../../../../contract/schemas/survey.ts';
import type { ShownForm, ShownQuestion } from '../../../config/survey-answers.ts';

/** One question of an answered quiz. */
export type Marked = {
  readonly id: number;
  readonly question: string;
  /** The correct answer as text. */
  readonly right: readonly string[];
  /** The given answer; null if it is unknown. */
  readonly given: readonly string[] | null;
  readonly isRight: boolean | null;
  readonly why: string;
};

const wordsOf = ({ options }: ShownQuestion, ids: readonly number[]) =>
  options.filter(({ id }) => ids.includes(id)).map(({ text }) => text);

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * A quiz's questions with the correct answers.
 * @param answers the answers just given; null on a later visit, as answers are not stored by
 * member.
 */
export function marked(form: ShownForm, answers: SurveyAnswers | null): Marked[] {
  return (form.solutions ?? []).flatMap((solution) => {
    const question = form.questions.find(({ id }) => id === solution.question);
    if (!question) return [];
    const given = answers && (answers.find((row) => row.question === question.id)?.options ?? []);
    return [
      {
        id: question.id,
        question: question.text,
        right: wordsOf(question, solution.options),
        given: given && wordsOf(question, given),
        isRight: given && isSame(given, solution.options),
        why: solution.text,
      },
    ];
  });
}
