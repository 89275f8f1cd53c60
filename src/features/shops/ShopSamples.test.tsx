/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShopSamples as InBrowser } from './ShopSamples.late.tsx';
import { ShopSamples } from './ShopSamples.tsx';

const NONE = { yandexKey: '', tilesUrl: '', tilesCredit: '' };

const namesIn = (html: string) =>
  [...html.matchAll(/<noscript data-sample="([^"]+)">/g)].map(([, name]) => name);

test('browsers find the samples that the build has written', () => {
  const built = renderToStaticMarkup(<ShopSamples path="/" cities={[]} maps={NONE} />);
  expect(namesIn(built).length).toBeGreaterThan(3);
  expect(namesIn(renderToStaticMarkup(<InBrowser />))).toEqual(namesIn(built));
});
