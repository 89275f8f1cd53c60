import type { SomeDocs } from './doc.ts';
import { accepted, EMAIL, WORDING } from './examples/member.ts';

export const forms = {
  formFeedback: {
    summary: 'Send a question on a theme',
    description:
      'The company receives it by email. `policy` names the wording of the ticked consent. ' +
      '`website` is a honeypot for robots: people leave it empty.',
    params: {
      name: 'Анна',
      email: EMAIL,
      question: 'Подойдут ли однодневные линзы при сезонной аллергии?',
      policy: WORDING,
    },
    example: accepted,
  },
  formSave: {
    summary: 'Send any other form of the site',
    description:
      '`form` is `contact`, `lens-request` or, for members, `personal-feedback`; each validates its ' +
      '`fields` by its own rules.',
    params: {
      form: 'contact',
      fields: { name: 'Анна', email: EMAIL, message: 'Где купить линзы в Омске?' },
    },
    example: accepted,
  },
} satisfies SomeDocs;
