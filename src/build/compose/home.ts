import { routes } from '../../config/routes.ts';
import { articleCard } from '../cards.ts';
import type { Content } from '../content.ts';
import { websiteData } from '../structured/website.ts';
import { page, type ComposedPage } from './page.ts';

const TEASERS = 6;

/** The home page. */
export function homePage({ mainPage, mainCatalog, articles, settings }: Content): ComposedPage {
  const head = {
    title: mainPage.hero.title,
    description: mainPage.hero.lead,
    structured: [websiteData(settings.item.brand.name)],
  };
  return page('home', routes.home, head, {
    main: mainPage,
    catalog: mainCatalog,
    articles: articles.slice(0, TEASERS).map(articleCard),
  });
}
