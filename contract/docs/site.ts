import type { SomeDocs } from './doc.ts';
import { CHANGED, listed } from './examples/listed.ts';
import { stored } from './examples/content.ts';
import * as pages from './examples/pages.ts';

const metadata = {
  page_code: 'home',
  title: 'Контактные линзы, растворы и капли — Ясно',
  description: 'Мягкие контактные линзы на день, две недели и месяц, растворы и капли.',
  updated_at: CHANGED,
};

export const site = {
  settingsView: {
    summary: 'Read the site settings',
    description: 'The header, the footer and the product names.',
    example: { item: pages.settings },
  },
  mainPage: {
    summary: 'Read the home page',
    description: 'Its blocks from top to bottom.',
    example: pages.mainPage,
  },
  mainCatalog: {
    summary: 'Read the product families on the home page',
    description: '`section` is the alias of a section of the catalogue.',
    example: pages.mainCatalog,
  },
  aboutPage: {
    summary: 'Read the page about the company',
    description: '`event` is the analytics event for a click on a banner’s button.',
    example: pages.aboutPage,
  },
  techPage: {
    summary: 'Read the page about the technology',
    description: 'Sections with one picture each.',
    example: pages.techPage,
  },
  forBeginners: {
    summary: 'Read the page for beginners',
    description: 'Steps, and a checklist for the first day with lenses.',
    example: pages.forBeginners,
  },
  listPages: {
    summary: 'Read the headers of list, form and map pages',
    description:
      'Title, lead, breadcrumb name and meta description of pages whose content comes from other ' +
      'calls, by document code.',
    example: listed({
      code: 'faq.page' as const,
      title: 'Вопросы и\u00a0ответы',
      crumb: 'Вопросы и\u00a0ответы',
      lead: 'Коротко о\u00a0том, что спрашивают чаще всего.',
      description: 'Ответы на частые вопросы о контактных линзах.',
      updated_at: CHANGED,
      revision: 12,
    }),
  },
  staticContent: {
    summary: 'Read the static pages',
    description:
      'With an `alias`, the list contains only that page. `document` is set if the page is available ' +
      'as a PDF.',
    params: { alias: 'cookies' },
    example: listed({
      ...stored,
      id: 5,
      alias: 'cookies',
      url: '/content/cookies/',
      title: 'Файлы cookie',
      lead: 'Что сайт запоминает в вашем браузере, надолго ли и как это стереть.',
      body: '<p>Cookie — небольшая запись в браузере.</p>',
      document: null,
    }),
  },
  linkLibrary: {
    summary: 'Read the pages of useful links',
    description: 'Grouped links to other sites, each with a note.',
    example: listed({
      ...stored,
      id: 1,
      alias: 'biblioteka-poleznykh-links',
      url: '/biblioteka-poleznykh-links/',
      title: 'Полезные ссылки: зрение и профилактика',
      lead: 'Ведомства и базы знаний, где сведения о зрении проверяют.',
      groups: [
        {
          title: 'Российские ведомства',
          links: [
            {
              title: 'Министерство здравоохранения РФ',
              url: 'https://minzdrav.gov.ru',
              note: 'Новости здравоохранения и права пациента.',
            },
          ],
        },
      ],
    }),
  },
  metadata: {
    summary: 'Read the metadata of a page',
    description: 'Overrides the page’s own metadata.',
    params: { pageCode: metadata.page_code },
    example: metadata,
  },
  metadataList: {
    summary: 'Read the metadata of all pages',
    description: 'All overrides in one response, for a build.',
    example: listed(metadata),
  },
  redirects: {
    summary: 'List redirects',
    description: 'Former addresses of renamed pages, with their current addresses.',
    example: listed({
      from: '/articles/uhod-i-gigiena/hranenie-linz/',
      to: '/articles/uhod-i-gigiena/kak-hranit-linzy/',
      updated_at: CHANGED,
    }),
  },
} satisfies SomeDocs;
