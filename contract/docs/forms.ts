import type { SomeDocs } from './doc.ts';
import { accepted, EMAIL, WORDING } from './samples/member.ts';

export const forms = {
  formFeedback: {
    summary: 'Send a question on a theme',
    description:
      'Goes to the company by mail. `policy` names the wording of the consent that was ticked. ' +
      '`website` is a trap for robots: people leave it empty.',
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
      '`form` is `contact`, `lens-request` or, for members, `personal-feedback`; each has its own ' +
      'rules for its `fields`.',
    params: {
      form: 'contact',
      fields: { name: 'Анна', email: EMAIL, message: 'Где купить линзы в Омске?' },
    },
    example: accepted,
  },
} satisfies SomeDocs;
