import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { leanHead } from './lean-head.ts';

it("removes the generator tag, the digest of the styles and Gatsby's style identity", () => {
  const head = [
    <meta key="a" name="generator" content="Gatsby 5" />,
    <meta key="b" name="robots" content="noindex" />,
    <meta key="s" name="styles" content="0123456789abcdef" />,
    <style key="c" data-href="/app.1.css" data-identity="gatsby-global-css" />,
    'text',
  ];
  expect(renderToStaticMarkup(<>{leanHead(head)}</>)).toBe(
    '<meta name="robots" content="noindex"/><style data-href="/app.1.css"></style>text',
  );
});
