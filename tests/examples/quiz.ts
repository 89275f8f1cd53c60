import type { SurveyForm } from '../../contract/schemas/survey.ts';

/** For tests: a quiz of two questions, answered. */
export const exampleQuiz: SurveyForm = {
  id: 4,
  title: 'Что вы знаете о\u00a0линзах',
  lead: 'Два вопроса',
  kind: 'quiz',
  points: 70,
  questions: [
    {
      id: 1,
      kind: 'single',
      text: 'Можно ли спать в\u00a0однодневных линзах?',
      required: true,
      options: [
        { id: 1, text: 'Да' },
        { id: 2, text: 'Нет' },
      ],
    },
    {
      id: 2,
      kind: 'multiple',
      text: 'Чем можно промывать линзы?',
      required: true,
      options: [
        { id: 1, text: 'Раствором' },
        { id: 2, text: 'Водой из-под крана' },
        { id: 3, text: 'Пероксидной системой' },
      ],
    },
  ],
  answered: true,
  results: [],
  solutions: [
    { question: 1, options: [2], text: 'Глазу ночью нужен воздух.' },
    { question: 2, options: [1, 3], text: 'В\u00a0воде живут микробы.' },
  ],
};
