import type { FaqItem } from '../../../contract/schemas/reference.ts';
import { plainText } from '../plain-text.ts';

/** Questions with their answers. For the page that has them all: a robot wants each only once. */
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
