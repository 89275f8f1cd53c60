import type { SomeDocs } from './doc.ts';
import { CHANGED, listed } from './samples/listed.ts';
import { stored } from './samples/content.ts';
import * as pages from './samples/pages.ts';

const metadata = {
  page_code: 'home',
  title: 'Контактные линзы, растворы и капли — Ясно',
  description: 'Мягкие контактные линзы на день, две недели и месяц, растворы и капли.',
  updated_at: CHANGED,
};

export const site = {
  settingsView: {
    summary: 'Read what every page has',
    description: 'Header, footer and the names that the product goes by.',
    example: { item: pages.settings },
  },
  mainPage: {
    summary: 'Read the home page',
    description: 'Its blocks from top to bottom.',
    example: pages.mainPage,
  },
  mainCatalog: {
    summary: 'Read the product families of the home page',
    description: '`section` is the alias of a section of the catalogue.',
    example: pages.mainCatalog,
  },
  aboutPage: {
    summary: 'Read the page about the company',
    description: '`event` is what the counter is told when the button of a banner is used.',
    example: pages.aboutPage,
  },
  techPage: {
    summary: 'Read the page about the technology',
    description: 'Sections with a picture each.',
    example: pages.techPage,
  },
  forBeginners: {
    summary: 'Read the page for beginners',
    description: 'Steps, and a list to tick off before the first day with lenses.',
    example: pages.forBeginners,
  },
  staticContent: {
    summary: 'Read the pages of plain text',
    description:
      'With an `alias` the list has that page alone, without one all of them. `document` is there ' +
      'where a page can be had as a PDF.',
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
    description: 'Links to other sites, in groups, with a note each.',
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
    summary: 'Read what robots are told of a page',
    description: 'Overrides what the page says of itself.',
    params: { pageCode: metadata.page_code },
    example: metadata,
  },
  metadataList: {
    summary: 'Read what robots are told of all pages',
    description: 'Every override at once: what a build needs.',
    example: listed(metadata),
  },
  redirects: {
    summary: 'List the former addresses of pages',
    description: 'Of pages whose alias was changed, with where they stand now.',
    example: listed({
      from: '/articles/uhod-i-gigiena/hranenie-linz/',
      to: '/articles/uhod-i-gigiena/kak-hranit-linzy/',
      updated_at: CHANGED,
    }),
  },
} satisfies SomeDocs;
