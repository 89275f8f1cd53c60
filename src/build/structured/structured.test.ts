import { expect, it } from '@jest/globals';
import { exampleArticle } from '../../../tests/examples/content.ts';
import { exampleFaqItem } from '../../../tests/examples/pages.ts';
import { articleData } from './article.ts';
import { faqData } from './faq.ts';
import { websiteData } from './website.ts';

it('an article has an organisation as its author, and its dates', () => {
  const article = exampleArticle(3, { published_on: '2026-02-03' });
  expect(articleData(article)).toMatchObject({
    headline: 'Статья 3',
    author: { '@type': 'Organization', name: 'Редакция' },
    publisher: { '@id': '/#organization' },
    datePublished: '2026-02-03',
    dateModified: '2026-01-01T00:00:00.000Z',
    mainEntityOfPage: article.url,
  });
});

it('an article shows the picture that the build encoded, or the original', () => {
  const images = { fallback: { src: '/pictures/a.webp' } };
  const cover = { ...exampleArticle().cover, image: { images } };
  expect(articleData(exampleArticle(1, { cover }))).toHaveProperty('image', '/pictures/a.webp');
  expect(articleData(exampleArticle(1))).toHaveProperty('image', '/media/cover.png');
});

it('questions have their answers as plain text', () => {
  const items = [exampleFaqItem(1, 1, { answer: '<p>Да, <b>можно</b>.</p><p>Но не всем.</p>' })];
  expect(faqData(items)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Вопрос 1?', acceptedAnswer: { text: 'Да, можно. Но не всем.' } }],
  });
});

it('the site declares its search URL', () => {
  expect(websiteData('Зорко')).toMatchObject({
    name: 'Зорко',
    potentialAction: {
      target: { urlTemplate: '/search/?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});
