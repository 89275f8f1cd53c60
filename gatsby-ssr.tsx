import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { frameFirst } from './src/build/frame-first.ts';
import { leanHead } from './src/build/lean-head.ts';
import { offerPartForms } from './src/build/part-forms.ts';
import { withoutPathScript } from './src/build/path-script.ts';
import { FRAME_COLORS } from './src/config/brand.ts';
import { DEFAULT_CITY } from './src/config/constants.ts';
import {
  articleCardForms,
  articleCellForm,
  articleTotalForm,
  countedLinkForm,
} from './src/features/articles/article-part-forms.tsx';
import font from './src/styles/fonts/golos-text.woff2';
import { PRE_PAINT_SCRIPT } from './src/layout/pre-paint.ts';

offerPartForms({
  cards: articleCardForms.map((form) => (card) => renderToString(form(card))),
  cell: (card) => renderToString(articleCellForm(card)),
  total: (total) => renderToString(articleTotalForm(total)),
  link: (link) => renderToString(countedLinkForm(link)),
});

/**
 * Renders synchronously. Gatsby's default streams a page in 2 kB chunks and joins them again, but
 * nothing here waits for data while it renders.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const html = renderToString(bodyComponent);
  // A NUL is not valid in HTML. Searching for it also flattens the thousands of string pieces that
  // React concatenated: Gatsby holds the text for a while, and V8 would keep moving all of them.
  if (html.includes('\0')) throw new Error('A page contains a NUL character.');
  replaceBodyHTMLString(html);
};

export { wrapPage as wrapPageElement } from './src/layout/wrap-page.tsx';

/**
 * The visitor state in the built HTML: the default city, which the edge replaces with the visitor's
 * own, and signed out, which the script corrects.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setBodyAttributes,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  // Replaces one of Gatsby's scripts; src/boot reads it.
  const path: Record<string, string> = { 'data-path': pathname };
  setBodyAttributes(path);
  // React's types for html attributes have no data attributes, but React passes them on.
  const attributes: Record<string, string> = {
    'data-city-id': String(DEFAULT_CITY.id),
    'data-signed': 'out',
  };
  setHtmlAttributes(attributes);
  setHeadComponents([
    // The only file before the first paint.
    <link key="font" rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />,
    <meta
      key="color-light"
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content={FRAME_COLORS.light}
    />,
    <meta
      key="color-dark"
      name="theme-color"
      media="(prefers-color-scheme: dark)"
      content={FRAME_COLORS.dark}
    />,
    <script key="pre-paint" dangerouslySetInnerHTML={{ __html: PRE_PAINT_SCRIPT }} />,
    <link key="icon" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="format" name="format-detection" content="telephone=no" />,
    // Makes the code of every page depend on the styles: see stylesDigest.
    <meta key="styles" name="styles" content={process.env['STYLES_DIGEST']} />,
  ]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(leanHead(frameFirst(getHeadComponents())));
  replacePostBodyComponents(withoutPathScript(getPostBodyComponents()));
};
