import { routes } from '../../config/routes.ts';
import { DESCRIPTION_SHOWN } from '../../config/search-lengths.ts';
import { opening } from '../../rich-text/opening.ts';
import type { Content } from '../content.ts';
import { faqData } from '../structured/faq.ts';
import { introOf, parentOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';
import { SourcingError } from '../../sourcing/source.ts';

const OTHERS = 4;

function faqPages(content: Content): ComposedPage[] {
  const { faqItems, faqSections } = content;
  const { head: own, intro } = introOf(content, 'faq.page');
  const parent = parentOf(content, 'faq.page', routes.faq);
  const head = { ...own, structured: [faqData(faqItems)] };
  const all = page('faq', routes.faq, head, {
    intro,
    items: faqItems,
    total: faqItems.length,
    sections: faqSections,
  });
  const single = faqItems.map((item) => {
    const others = faqItems.filter(
      (other) => other.section.id === item.section.id && other.id !== item.id,
    );
    // A picture alone has no words.
    const description = opening(item.answer, DESCRIPTION_SHOWN) || item.question;
    return page(
      'faqItem',
      item.url,
      { title: item.question, description, modified: item.updated_at },
      {
        item,
        parent,
        others: others.slice(0, OTHERS).map(({ id, url, question }) => ({ id, url, question })),
      },
    );
  });
  return [all, ...single];
}

/** Two pages would write one file, and the order of the pages would choose between them. */
function refuseSharedDocuments(pages: Content['staticPages']): void {
  const names = pages.flatMap(({ document }) => document?.name ?? []);
  const shared = names.find((name, place) => names.indexOf(name) !== place);
  if (shared === undefined) return;
  const words = `Документ ${shared} уже есть у\u00a0другой страницы`;
  throw new SourcingError(`Two pages have the document ${shared}`, {
    told: { field: 'document.name', words },
  });
}

function staticPages(content: Content): ComposedPage[] {
  const { staticPages: pages } = content;
  const { head, intro } = introOf(content, 'content.page');
  const parent = parentOf(content, 'content.page', routes.contentList);
  refuseSharedDocuments(pages);
  const links = pages.map(({ id, url, title }) => ({ id, url, title }));
  return [
    page('staticList', routes.contentList, head, {
      intro,
      pages: pages.map(({ id, url, title, lead }) => ({ id, url, title, lead })),
    }),
    ...pages.map((one) =>
      page(
        'staticPage',
        one.url,
        { title: one.title, description: one.lead, modified: one.updated_at },
        {
          page: one,
          parent,
          pages: links,
        },
      ),
    ),
  ];
}

/** The FAQ, its single answers, and static pages. */
export function referencePages(content: Content): ComposedPage[] {
  return [...faqPages(content), ...staticPages(content)];
}
