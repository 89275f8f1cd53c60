import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { page, type ComposedPage } from './page.ts';

/** The page with the form for the free pair, and the one that shows visitors their certificate. */
export function certificatePages(content: Content): ComposedPage[] {
  const { certificatePage, certificateVariants, certificateTerms } = content;
  const { title, lead, updated_at: modified, steps } = certificatePage;
  return [
    page(
      'certificate',
      routes.certificate,
      { title, description: lead, modified },
      { page: certificatePage, variants: certificateVariants.items, terms: certificateTerms },
    ),
    page(
      'certificateSingle',
      routes.certificateSingle,
      {
        title: 'Ваш сертификат',
        description: 'Сертификат на\u00a0бесплатную пару линз: номер, салон оптики и\u00a0срок.',
        noindex: true,
      },
      { steps },
    ),
  ];
}
