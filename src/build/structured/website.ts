import { BRAND_NAME } from '../../config/constants.ts';
import { routes } from '../../config/routes.ts';

/** The site and its search URL, for the home page. */
export function websiteData(): object {
  return {
    '@type': 'WebSite',
    '@id': '/#website',
    name: BRAND_NAME,
    url: routes.home,
    inLanguage: 'ru',
    publisher: { '@id': '/#organization' },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${routes.search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
