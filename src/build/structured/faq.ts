import type { FaqItem } from '../../../contract/schemas/reference.ts';
import { plainText } from '../../rich-text/plain-text.ts';

/** Questions with their answers. Only for the page with all of them: robots expect each question once. */
export function faqData(items: readonly FaqItem[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
