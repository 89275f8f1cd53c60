import { describe, expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { certificatePages } from './certificate.ts';

describe('certificatePages', () => {
  const content = exampleContent();
  const [form, single] = certificatePages(content);

  it('gives the form its texts, variants and terms', () => {
    expect(form).toMatchObject({ kind: 'certificate', url: '/certificate/' });
    expect(form?.data).toEqual({
      page: content.certificatePage,
      variants: content.certificateVariants.items,
      terms: content.certificateTerms,
    });
    expect(form?.head.noindex).toBeUndefined();
  });

  it('hides the page of a certificate from robots', () => {
    expect(single).toMatchObject({
      kind: 'certificateSingle',
      url: '/certificate/single/',
      head: { noindex: true },
    });
  });
});
