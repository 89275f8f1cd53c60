import type { GatsbySSR } from 'gatsby';
import { DEFAULT_CITY } from './src/config/constants.ts';

export { wrapPage as wrapPageElement } from './src/layout/wrap-page.tsx';

/** The city of the built HTML; the edge writes the visitor's own in its place. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes }) => {
  // React has no name for data attributes in its list of html attributes, but passes them on.
  const attributes: Record<string, string> = {
    lang: 'ru',
    'data-city-id': String(DEFAULT_CITY.id),
  };
  setHtmlAttributes(attributes);
};
