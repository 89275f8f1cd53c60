import type { SomeDocs } from './doc.ts';

export const editorSurveys = {
  editorSurveyResults: {
    summary: 'Read the results of a survey',
    description:
      'For each question how many people have answered it, and the votes of its options.',
    params: { id: 'kakie-linzy-vy-nosite' },
    example: {
      id: 1,
      title: 'Какие линзы вы носите чаще всего?',
      people: 40,
      questions: [
        {
          id: 1,
          kind: 'single',
          text: 'Какие линзы вы носите чаще всего?',
          answers: 40,
          options: [
            { id: 1, text: 'Однодневные', votes: 30, share: 0.75 },
            { id: 2, text: 'На месяц', votes: 10, share: 0.25 },
          ],
        },
      ],
    },
  },
  editorSurveyAnswers: {
    summary: 'Export the answers to a survey as a table',
    description:
      'CSV in UTF-8 with a byte order mark: when somebody answered, and a column for each question. ' +
      'Several options are separated by semicolons. Nothing in it says who answered.',
    params: { id: 'kakie-linzy-vy-nosite' },
    example:
      '\uFEFFКогда,Какие линзы вы носите чаще всего?\n2026-11-21T09:30:00.000Z,Однодневные\n',
  },
} satisfies SomeDocs;
