import type { SomeDocs } from './doc.ts';

export const editorSurveys = {
  editorSurveyResults: {
    summary: 'Read the results of a survey',
    description:
      'For each question, the number of people who answered it and the votes for each option.',
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
    summary: 'Export the answers to a survey as CSV',
    description:
      'UTF-8 with a byte order mark. The columns are the time of the answer and one for each ' +
      'question. Multiple options are separated by semicolons. The file does not identify the ' +
      'respondents.',
    params: { id: 'kakie-linzy-vy-nosite' },
    example:
      '\uFEFFКогда,Какие линзы вы носите чаще всего?\n2026-11-21T09:30:00.000Z,Однодневные\n',
  },
} satisfies SomeDocs;
