/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShopSamples as InBrowser } from './ShopSamples.late.tsx';
import { ShopSamples } from './ShopSamples.tsx';

const NONE = { yandexKey: '', tilesUrl: '', tilesCredit: '' };

const namesIn = (html: string) =>
  [...html.matchAll(/<noscript data-sample="([^"]+)">/g)].map(([, name]) => name);

test('the edge reads time zones other than Moscow’s, and which cities have none that is known', () => {
  const cities = [
    { id: 1, title: 'Москва', timeZone: 'Europe/Moscow' },
    { id: 2, title: 'Омск', timeZone: 'Asia/Omsk' },
    { id: 3, title: 'Уссурийск', timeZone: null },
    { id: 4, title: 'Артём', timeZone: null },
  ];
  const built = renderToStaticMarkup(<ShopSamples path="/" cities={cities} maps={NONE} />);
  expect(built).toContain('<noscript data-sample="clocks"><template>Asia/Omsk 2; 3 4</template>');
});

test('browsers find the samples that the build has written', () => {
  const built = renderToStaticMarkup(<ShopSamples path="/" cities={[]} maps={NONE} />);
  expect(namesIn(built).length).toBeGreaterThan(3);
  expect(namesIn(renderToStaticMarkup(<InBrowser />))).toEqual(namesIn(built));
});
