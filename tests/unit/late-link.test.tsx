import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fold } from '../../src/ui/page/Fold.tsx';
import { withLateLinks } from '../../src/build/late-link.ts';

const sheet = (href: string) => <style key={href} data-href={href} />;
const [frame, late, below] = ['/app.1.css', '/late.2.css', '/late-HomePage.3.css'].map(sheet);
const fold = renderToStaticMarkup(<Fold />);

it('links to late styles at the first fold, and leaves the others in the head', () => {
  const { head, body } = withLateLinks([frame, late, below], `<h1>1</h1>${fold}<p>2</p>${fold}`);
  expect(head).toEqual([frame]);
  expect(body).toBe(
    '<h1>1</h1><span hidden="" data-fold="">' +
      '<link rel="stylesheet" href="/late.2.css" fetchpriority="low"/>' +
      '<link rel="stylesheet" href="/late-HomePage.3.css" fetchpriority="low"/>' +
      `<script> </script></span><p>2</p>${fold}`,
  );
});

it('leaves a page without late styles unchanged, as in development', () => {
  expect(withLateLinks([frame], '<p></p>')).toEqual({ head: [frame], body: '<p></p>' });
});

it('rejects a page that would never load them', () => {
  expect(() => withLateLinks([late], '<p></p>')).toThrow('no fold');
});
