import type { SomeDocs } from './doc.ts';
import { poll } from './examples/member.ts';

const results = [
  {
    question: 1,
    answers: 40,
    options: [
      { id: 1, votes: 30, share: 0.75 },
      { id: 2, votes: 10, share: 0.25 },
    ],
  },
];

export const opinions = {
  siteReviewCommon: {
    summary: 'Rate a page or a product',
    description: 'A rating from 1 to 5 with an optional text. Open to visitors as well as members.',
    params: { rating: 5, text: 'Носить удобно весь день.' },
    example: { accepted: true, id: 1 },
  },
  siteReviewSocial: {
    summary: 'Submit a link to a review',
    description: 'The URL of a review on a social network.',
    params: { url: 'https://example.ru/reviews/1' },
    example: { accepted: true, id: 2 },
  },
  siteSurveyFormGet: {
    summary: 'Read a survey, a poll or the quiz',
    description:
      'By `formId`, or the first one of a `kind`. `results` and, for a quiz, `solutions` are ' +
      'included once the visitor has answered.',
    params: { formId: poll.id },
    example: poll,
  },
  siteSurveyFormSet: {
    summary: 'Answer a survey, a poll or the quiz',
    description:
      'Once per device or member; members earn points. Returns the form with its results.',
    params: { formId: poll.id, answers: [{ question: 1, options: [1] }] },
    example: { ...poll, answered: true, results },
  },
} satisfies SomeDocs;
