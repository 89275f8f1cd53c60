import { describe, expect, it } from '@jest/globals';
import { LIST_PAGES } from '../../../contract/schemas/list-pages.ts';
import { exampleContent } from '../../../tests/examples/content.ts';
import { exampleListPage } from '../../../tests/examples/pages.ts';
import { SourcingError } from '../../sourcing/source.ts';
import { composePages } from './compose.ts';
import { introOf } from './intro.ts';

describe('introOf', () => {
  const content = exampleContent();

  it('puts the texts into the view and the description into the head', () => {
    const { head, intro } = introOf(content, 'faq.page');
    expect(head).toEqual({ title: 'Заголовок faq.page', description: 'Описание faq.page' });
    expect(intro).toMatchObject({ title: 'Заголовок faq.page', lead: 'О чём faq.page' });
  });

  it.each(LIST_PAGES)(
    'stops the build when %s is missing, naming the call and the code',
    (code) => {
      const listPages = content.listPages.filter((one) => one.code !== code);
      expect(() => composePages({ ...content, listPages })).toThrow(SourcingError);
      expect(() => composePages({ ...content, listPages })).toThrow(
        `call "list.pages", field items: there is no "${code}"`,
      );
    },
  );

  it.each(LIST_PAGES)('shows the texts of %s on some page', (code) => {
    const words = exampleListPage(code, { title: 'Совсем другой заголовок' });
    const listPages = content.listPages.map((one) => (one.code === code ? words : one));
    const pages = composePages({ ...content, listPages });
    expect(JSON.stringify(pages)).toContain('Совсем другой заголовок');
  });
});
