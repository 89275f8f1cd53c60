import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { faqData } from '../structured/faq.ts';
import { page, type ComposedPage } from './page.ts';
import { SourcingError } from '../../sourcing/source.ts';

const OTHERS = 4;

function faqPages({ faqItems, faqSections }: Content): ComposedPage[] {
  const head = {
    title: 'Вопросы и ответы',
    description:
      'Ответы на частые вопросы о контактных линзах: подбор, ношение, уход, здоровье глаз, бесплатная пара и «Ясно Клуб».',
    structured: [faqData(faqItems)],
  };
  const all = page('faq', routes.faq, head, {
    items: faqItems,
    total: faqItems.length,
    sections: faqSections,
  });
  const single = faqItems.map((item) => {
    const others = faqItems.filter(
      (other) => other.section.id === item.section.id && other.id !== item.id,
    );
    const description = `Ответ специалистов «Ясно»: ${item.question}`;
    return page(
      'faqItem',
      item.url,
      { title: item.question, description, modified: item.updated_at },
      {
        item,
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

function staticPages({ staticPages: pages }: Content): ComposedPage[] {
  refuseSharedDocuments(pages);
  const links = pages.map(({ id, url, title }) => ({ id, url, title }));
  const head = {
    title: 'Документы и справка',
    description: 'Правила, условия и справочные страницы сайта «Ясно».',
  };
  return [
    page('staticList', routes.contentList, head, {
      pages: pages.map(({ id, url, title, lead }) => ({ id, url, title, lead })),
    }),
    ...pages.map((one) =>
      page(
        'staticPage',
        one.url,
        { title: one.title, description: one.lead, modified: one.updated_at },
        {
          page: one,
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
