import type { GatsbySSR } from 'gatsby';
import { DEFAULT_CITY } from './src/config/constants.ts';
import { PRE_PAINT_SCRIPT } from './src/layout/pre-paint.ts';

export { wrapPage as wrapPageElement } from './src/layout/wrap-page.tsx';

/**
 * What the built HTML says of its visitor before anybody knows him: the default city, in whose
 * place the edge writes the visitor's own, and a stranger, whom the script finds signed in.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  // React has no name for data attributes in its list of html attributes, but passes them on.
  const attributes: Record<string, string> = {
    lang: 'ru',
    'data-city-id': String(DEFAULT_CITY.id),
    'data-signed': 'out',
  };
  setHtmlAttributes(attributes);
  setHeadComponents([
    <script key="pre-paint" dangerouslySetInnerHTML={{ __html: PRE_PAINT_SCRIPT }} />,
  ]);
};
