/** Surveys, polls and the quiz. People answer them live: no page is built from them. */
import type { SurveyForm, SurveySolutions } from '../schemas/survey.ts';
import { describe, type Descriptions } from './description.ts';
import { ITEMS, LEAD, TITLE } from './lengths.ts';
import { code, position, title } from './shared.ts';
import type { Holds } from './value.ts';

/** Answers refer to questions and options by number. */
const number = (label: string) =>
  ({
    kind: 'number',
    label,
    help: 'Ответы помнят номер, поэтому он не\u00a0меняется.',
    min: 1,
    max: 10_000,
    isWhole: true,
  }) as const;

const words = { kind: 'text', label: 'Текст', max: TITLE } as const;

const content = {
  title,
  lead: {
    kind: 'text',
    label: 'Подводка',
    max: LEAD,
    isLong: true,
    isEmptyAllowed: true,
  },
  kind: {
    kind: 'choice',
    label: 'Вид',
    help: 'Сайт показывает первый из\u00a0опросов каждого вида.',
    choices: {
      quiz: 'Викторина',
      survey: 'Анкета',
      poll: 'Опрос из\u00a0одного вопроса',
      certificate: 'Анкета после сертификата',
    },
  },
  questions: {
    kind: 'list',
    label: 'Вопросы',
    help: 'По\u00a0порядку. Без ответа на\u00a0то, где «Нужен ответ», анкету не\u00a0отправить.',
    min: 1,
    max: ITEMS,
    item: {
      kind: 'group',
      label: 'Вопрос',
      fields: {
        id: number('Номер'),
        kind: {
          kind: 'choice',
          label: 'Как отвечают',
          choices: {
            single: 'Один вариант',
            multiple: 'Несколько вариантов',
            scale: 'Шкала',
            text: 'Своими словами',
          },
        },
        text: { ...words, label: 'Вопрос' },
        required: { kind: 'flag', label: 'Нужен ответ' },
        options: {
          kind: 'list',
          label: 'Варианты',
          help: 'У\u00a0шкалы это её деления, по\u00a0порядку.',
          max: 50,
          item: {
            kind: 'group',
            label: 'Вариант',
            fields: { id: number('Номер'), text: words },
          },
        },
      },
    },
  },
} as const;

/** The fields must match the call's result: a difference does not compile. */
type Shown = Pick<SurveyForm, 'title' | 'lead' | 'kind' | 'questions'>;
const shown: Holds<typeof content, Shown> = content;

const solution = {
  question: number('Номер вопроса'),
  options: {
    kind: 'list',
    label: 'Верные варианты',
    min: 1,
    max: 50,
    item: number('Номер варианта'),
  },
  text: { ...words, label: 'Почему', max: LEAD, isLong: true },
} as const;
const solved: Holds<typeof solution, SurveySolutions[number]> = solution;

const surveys = describe({
  one: 'Опрос',
  many: 'Опросы и\u00a0викторины',
  menu: 'Клуб',
  missing: 'Опрос не\u00a0найден',
  help: 'Когда на\u00a0опрос ответили, вопросы и\u00a0варианты можно добавлять и\u00a0править, но не\u00a0убирать.',
  hasNoPage: true,
  title: 'title',
  shows: ['title', 'kind', 'position'],
  searches: ['title', 'lead', 'alias', 'questions'],
  fields: {
    ...shown,
    alias: code,
    solutions: {
      kind: 'list',
      label: 'Верные ответы',
      help: 'Только у\u00a0викторины: видны после ответа.',
      max: ITEMS,
      item: { kind: 'group', label: 'Ответ', fields: solved },
    },
    position,
  },
});

export const surveyDescriptions = { surveys } satisfies Partial<Descriptions>;
