import type { SomeDocs } from './doc.ts';
import { accepted, EMAIL, WORDING } from './examples/member.ts';

export const forms = {
  formFeedback: {
    summary: 'Send a question about a theme',
    description:
      'The company receives it by email. `policy` is the version of the consent that was ticked. ' +
      '`website` is a honeypot for bots: leave it empty.',
    params: {
      name: 'Анна',
      email: EMAIL,
      question: 'Подойдут ли однодневные линзы при сезонной аллергии?',
      policy: WORDING,
    },
    example: accepted,
  },
  formSave: {
    summary: 'Submit any other form of the site',
    description:
      '`form` is `contact`, `lens-request` or, for members, `personal-feedback`; each form has its ' +
      'own validation rules for `fields`.',
    params: {
      form: 'contact',
      fields: { name: 'Анна', email: EMAIL, message: 'Где купить линзы в Омске?' },
    },
    example: accepted,
  },
} satisfies SomeDocs;
