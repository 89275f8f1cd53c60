import { describe, expect, it } from '@jest/globals';
import { articleCard } from '../cards.ts';
import { exampleArticles, exampleContent } from '../../../tests/examples/content.ts';
import { websiteData } from '../structured/website.ts';
import { homePage } from './home.ts';

describe('homePage', () => {
  it('shows the documents unchanged and the six newest articles as cards', () => {
    const articles = exampleArticles(8);
    const content = exampleContent({ articles });
    const { hero } = content.mainPage;
    expect(homePage(content)).toEqual({
      kind: 'home',
      url: '/',
      head: { title: hero.title, description: hero.lead, structured: [websiteData('Ясно')] },
      data: {
        main: content.mainPage,
        catalog: content.mainCatalog,
        articles: articles.slice(0, 6).map(articleCard),
      },
    });
  });
});
