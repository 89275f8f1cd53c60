import { describe, expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { exampleFaqItem, exampleStaticPage } from '../../../tests/examples/pages.ts';
import { referencePages } from './reference.ts';

describe('referencePages', () => {
  const faqItems = [1, 2, 3, 4, 5, 6].map((id) => exampleFaqItem(id, 1));
  const lone = exampleFaqItem(7, 2);
  const staticPages = [exampleStaticPage(1), exampleStaticPage(2)];
  const content = exampleContent({ faqItems: [...faqItems, lone], staticPages });
  const pages = new Map(referencePages(content).map((page) => [page.url, page]));

  it('lists all questions on one page, and has a page for each', () => {
    const { faqSections } = content;
    expect(pages.get('/faq/')?.data).toMatchObject({
      items: content.faqItems,
      total: 7,
      sections: faqSections,
    });
    expect(pages.get('/faq/item/question-7/')).toMatchObject({
      kind: 'faqItem',
      head: { title: 'Вопрос 7?', modified: lone.updated_at },
      data: { item: lone },
    });
  });

  it('describes a question by the beginning of its answer', () => {
    const answer = '<p>Да, торические.</p><p>Их край делают <b>неодинаковым</b>.</p>';
    const own = exampleContent({ faqItems: [exampleFaqItem(1, 1, { answer })] });
    const [single] = referencePages(own).filter(({ kind }) => kind === 'faqItem');
    expect(single?.head.description).toBe('Да, торические. Их край делают неодинаковым.');
  });

  it('offers four others of the same section, never the question itself', () => {
    expect(pages.get('/faq/item/question-2/')?.data).toMatchObject({
      others: [{ id: 1 }, { id: 3 }, { id: 4 }, { id: 5 }],
    });
    expect(pages.get('/faq/item/question-7/')?.data).toMatchObject({ others: [] });
  });

  it('lists all static pages on one page, and links to them from each', () => {
    expect(pages.get('/content/')?.data).toMatchObject({
      pages: staticPages.map(({ id, url, title, lead }) => ({ id, url, title, lead })),
    });
    expect(pages.get('/content/page-2/')?.data).toMatchObject({
      parent: { title: 'Имя content.page', url: '/content/' },
      page: staticPages[1],
      pages: staticPages.map(({ id, url, title }) => ({ id, url, title })),
    });
  });
});
