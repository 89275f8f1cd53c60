import type { Content } from '../../src/build/content.ts';
import { stored, words } from './parts.ts';

const { updated_at } = stored;

/** Documents of the free pair, for unit tests. */
export const exampleCertificate: Pick<
  Content,
  'certificatePage' | 'certificateVariants' | 'certificateTerms'
> = {
  certificatePage: {
    title: 'Бесплатная пара',
    lead: 'По сертификату',
    steps: [words],
    consents: [
      { code: 'policy', version: '1', text: 'Даю согласие', required: true },
      { code: 'subscribe', version: '1', text: 'Новости на почту', required: false },
      { code: 'sms', version: '1', text: 'Новости в SMS', required: false },
    ],
    updated_at,
  },
  certificateVariants: {
    items: [
      { ...words, key: 'daily', button: { title: 'Однодневные', url: '/catalog/' } },
      { ...words, key: 'toric', button: { title: 'Торические', url: '/catalog/' } },
    ],
  },
  certificateTerms: { title: 'Условия', body: '<p>Кто участвует</p>', version: '1', updated_at },
};
