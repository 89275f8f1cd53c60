import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { withFirstPaintSheet } from './first-paint-head.ts';

const sheet = (href: string, text: string) => (
  <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: text }} />
);
const template = sheet('/component.2b.css', '');

it('names the sheet of the first paint, and leaves an empty one empty', () => {
  const head = withFirstPaintSheet([sheet('/app.1a.css', ''), template, 'text']);
  expect(renderToStaticMarkup(<>{head}</>)).toBe(
    '<style data-href="/app.1a.2b.css"></style><style data-href="/component.2b.css"></style>text',
  );
});

it('leaves out the tokens that are not used', () => {
  const frame = sheet('/app.3c.css', ':root{--ink:red;--pale:pink}p{color:var(--ink)}');
  const [lean] = withFirstPaintSheet([frame, template]);
  expect(renderToStaticMarkup(lean)).toBe(
    '<style data-href="/app.3c.2b.css">:root{--ink:red}p{color:var(--ink)}</style>',
  );
});

it('leaves a head without sheets alone, as in development', () => {
  expect(withFirstPaintSheet(['text'])).toEqual(['text']);
});
