import type { HtmlHTMLAttributes, HTMLAttributes, ReactNode } from 'react';
import { withFirstPaintSheet } from './build/first-paint-head.ts';
import { withLateLinks } from './build/late-link.ts';

type Props = {
  htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  headComponents: readonly ReactNode[];
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  /** The rendered page. */
  body: string;
  postBodyComponents: ReactNode;
};

/** The document of every page; Gatsby's renderer imports this name. */
export default function Html(props: Props) {
  const { htmlAttributes, bodyAttributes, preBodyComponents, postBodyComponents } = props;
  const { head, body } = withLateLinks(props.headComponents, props.body);
  return (
    <html lang="ru" {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {withFirstPaintSheet(head)}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  );
}
