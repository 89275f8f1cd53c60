/** Checks of a survey that its description cannot express: numbers, and existing answers. */
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import {
  surveyQuestion,
  surveySolutions,
  type SurveyQuestion,
} from '../../../contract/schemas/survey.ts';
import type { Database } from '../../db/database.ts';
import { surveyAnswers, surveyForms } from '../../db/schema.ts';
import type { Fields, Held } from '../collection.ts';
import { quoted } from '../../../src/config/quoted.ts';

type Faults = Record<string, string>;

const survey = v.object({
  alias: v.string(),
  kind: v.string(),
  questions: v.array(surveyQuestion),
  solutions: surveySolutions,
});
type Survey = v.InferOutput<typeof survey>;

const repeats = (ids: readonly number[]) => ids.findIndex((id, place) => ids.indexOf(id) !== place);

function numberFaults({ questions }: Survey): Faults {
  const faults: Faults = {};
  const twice = repeats(questions.map(({ id }) => id));
  if (twice >= 0) faults[`questions.${twice}.id`] = 'Такой номер уже есть у\u00a0другого вопроса';
  for (const [place, { kind, options }] of questions.entries()) {
    const again = repeats(options.map(({ id }) => id));
    const path = `questions.${place}.options`;
    if (again >= 0) faults[`${path}.${again}.id`] = 'Такой номер уже есть у\u00a0другого варианта';
    if (kind === 'text' && options.length > 0) {
      faults[path] = 'Своими словами отвечают без\u00a0вариантов';
    }
    if (kind !== 'text' && options.length === 0) faults[path] = 'Добавьте варианты ответа';
    // Several may be ticked: one of them can be left out.
    if ((kind === 'single' || kind === 'scale') && options.length === 1) {
      faults[path] = 'Выбирают из\u00a0двух или больше: добавьте вариант';
    }
  }
  return faults;
}

function solutionFaults({ kind, questions, solutions }: Survey): Faults {
  if (solutions.length > 0 && kind !== 'quiz') {
    return { solutions: 'Верные ответы бывают только у\u00a0викторины' };
  }
  if (solutions.length === 0 && kind === 'quiz') {
    return { solutions: 'Добавьте верные ответы: викторина показывает их после своих вопросов' };
  }
  const faults: Faults = {};
  const twice = repeats(solutions.map(({ question }) => question));
  if (twice >= 0) faults[`solutions.${twice}.question`] = 'Ответ на\u00a0этот вопрос уже есть';
  for (const [place, { question: id, options }] of solutions.entries()) {
    const question = questions.find((one) => one.id === id);
    if (!question) faults[`solutions.${place}.question`] = 'Такого вопроса нет';
    const known = new Set(question?.options.map((option) => option.id));
    const unknown = options.findIndex((option) => question && !known.has(option));
    const same = repeats(options);
    if (unknown >= 0) faults[`solutions.${place}.options.${unknown}`] = 'Такого варианта нет';
    else if (same >= 0) faults[`solutions.${place}.options.${same}`] = 'Этот вариант уже есть';
    // Nobody could give both.
    else if (question && question.kind !== 'multiple' && options.length > 1) {
      faults[`solutions.${place}.options`] = 'На\u00a0этот вопрос отвечают одним вариантом';
    }
  }
  return faults;
}

const pollFaults = ({ kind, questions }: Survey): Faults =>
  kind === 'poll' && questions.length > 1
    ? { questions: 'У\u00a0опроса один вопрос: для\u00a0нескольких выберите вид «Анкета»' }
    : {};

/** Questions with their kinds, and options, must stay once they are answered; their words may change. */
function answeredFaults(before: readonly SurveyQuestion[], { questions }: Survey): Faults {
  for (const old of before) {
    const place = questions.findIndex(({ id }) => id === old.id);
    const now = questions[place];
    if (!now) return { questions: `На\u00a0вопрос ${quoted(old.text)} ответили: оставьте его` };
    if (now.kind !== old.kind) {
      return { [`questions.${place}.kind`]: 'На\u00a0этот вопрос уже ответили так, как было' };
    }
    const kept = new Set(now.options.map(({ id }) => id));
    const lost = old.options.find(({ id }) => !kept.has(id));
    if (lost) {
      return {
        [`questions.${place}.options`]: `Оставьте вариант ${quoted(lost.text)}: есть ответы`,
      };
    }
  }
  return {};
}

/** The number of answers. Locks out new ones until the end of the transaction. */
async function answersTo(db: Database, id: number): Promise<number> {
  await db.execute(sql`select from ${surveyForms} where ${surveyForms.id} = ${id} for update`);
  return db.$count(surveyAnswers, eq(surveyAnswers.formId, id));
}

/** Faults of a survey's input, by field. */
export async function surveyFaults(
  db: Database,
  fields: Fields,
  before: EditedEntity | undefined,
): Promise<Faults> {
  const given = v.parse(survey, fields);
  const faults = { ...numberFaults(given), ...solutionFaults(given) };
  // A poll that has been answered keeps its questions.
  if (!before || (await answersTo(db, before.id)) === 0) return { ...faults, ...pollFaults(given) };
  const old = v.parse(survey, before);
  return {
    ...faults,
    ...answeredFaults(old.questions, given),
    ...(given.kind === old.kind
      ? {}
      : { kind: 'На\u00a0опрос уже ответили: вид не\u00a0меняется' }),
    // Points are earned once per code: a second survey with the same code would earn nobody any.
    ...(given.alias === old.alias
      ? {}
      : { alias: 'На\u00a0опрос уже ответили: код не\u00a0меняется' }),
  };
}

/** A survey with answers is kept, so that they stay readable. */
export async function heldByAnswers({ id }: EditedEntity, db: Database): Promise<Held | null> {
  const answers = await answersTo(db, id);
  return answers === 0 ? null : { words: `есть ответы (${answers})` };
}
