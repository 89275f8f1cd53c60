import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from './Picture.tsx';

const picture = { src: '/media/a.png', alt: 'Линза', width: 1200, height: 750 };

test('the first picture of a page loads at once and before the others', () => {
  const first = renderToStaticMarkup(<Picture picture={picture} sizes="92vw" priority />);
  expect(first).toMatch(/ loading="eager" fetchPriority="high" /);
  const other = renderToStaticMarkup(<Picture picture={picture} sizes="92vw" />);
  expect(other).toMatch(/ loading="lazy" fetchPriority="low" /);
});
