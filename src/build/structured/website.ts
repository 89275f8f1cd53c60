import { routes } from '../../config/routes.ts';

/** The site and its search URL, for the home page. */
export function websiteData(brand: string): object {
  return {
    '@type': 'WebSite',
    '@id': '/#website',
    name: brand,
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
