/**
 * @jest-environment jsdom
 *
 * What the edge draws into a built page has to be what React renders for the same address.
 */
import { describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LensTypeKey } from '../../contract/schemas/lens-types.ts';
import { drawCatalogue } from '../../edge-functions/lib/catalogue.ts';
import { drawComparison } from '../../edge-functions/lib/comparison.ts';
import { drawShopChoice } from '../../edge-functions/lib/shop-page.ts';
import { cataloguePages } from '../../src/build/compose/catalogue.ts';
import { comparisonPages } from '../../src/build/compose/comparison.ts';
import { shopPages } from '../../src/build/compose/shops.ts';
import type { ComposedPage } from '../../src/build/compose/page.ts';
import type { PageKind } from '../../src/build/page-data.ts';
import {
  exampleContent,
  exampleLens,
  exampleProduct,
  exampleSection,
  sectionLink,
} from '../examples/content.ts';
import { LENS_TYPE_KEYS } from '../../contract/schemas/lens-types.ts';
import { CatalogueView } from '../../src/features/catalogue/CatalogueView.tsx';
import { ComparisonView } from '../../src/features/comparison/ComparisonView.tsx';
import type { MapSettings } from '../../src/client/maps/map-settings.ts';
import { parseShopQuery } from '../../src/config/shop-query.ts';
import { MapOpticView } from '../../src/features/shops/MapOpticView.tsx';
import { WhereBuyView } from '../../src/features/shops/WhereBuyView.tsx';

const types = (...keys: LensTypeKey[]) => ({ filter_keys: keys });
const content = exampleContent({
  catalogSections: [exampleSection(1), exampleSection(2), exampleSection(3)],
  productFilters: LENS_TYPE_KEYS.map((key) => ({ key, title: key, products: 1 })),
  products: [
    exampleProduct(1, types('toric')),
    exampleProduct(2, { ...types('aspherical', '18th'), lens: exampleLens({ dkt: 12 }) }),
    exampleProduct(3, { section: sectionLink(2) }),
    exampleProduct(4, { out_of_production: true, lens: exampleLens({ cylinders: [-1] }) }),
    exampleProduct(5, { section: sectionLink(2), packages: [] }),
  ],
});

function dataOf<K extends PageKind>(pages: ComposedPage[], kind: K): ComposedPage<K>['data'] {
  const isWanted = (page: ComposedPage): page is ComposedPage<K> => page.kind === kind;
  const found = pages.find(isWanted);
  if (!found) throw new Error(`No page of kind ${kind}`);
  return found.data;
}

/**
 * A page without its root's mark and the sample of columns, which the edge drops, and with every tag's attributes in one order, because their order
 * means nothing.
 */
const compared = (html: string) =>
  html
    .replace(/ data-query="[^"]*"/, '')
    .replace(/(<noscript data-sample="columns">).*?(<\/noscript>)/, '$1$2')
    .replace(/<([a-z\d]+)((?:\s[^>]*)?)>/g, (_tag, name: string, attributes: string) => {
      const sorted = [...attributes.matchAll(/[^\s="/]+(?:="[^"]*")?/g)].map(String).sort();
      return `<${[name, ...sorted].join(' ')}>`;
    });

/**
 * The page as the first render over the edge's HTML produces it; in the build there is no query.
 */
function page(content: ReactNode, query = ''): string {
  document.documentElement.dataset['query'] = query;
  return `<html>${renderToStaticMarkup(content)}</html>`;
}

describe('a page rendered at the edge equals React’s', () => {
  const catalogue = dataOf(cataloguePages(content), 'catalogue');
  it.each([
    '?section=section-1',
    '?type=toric,18th',
    '?section=section-2&type=toric',
    '?section=net-takoj',
    '?section=<b>&type=toric,x',
  ])('catalogue %s', (search) => {
    const built = page(<CatalogueView {...catalogue} search="" />);
    const drawn = drawCatalogue(built, search);
    const rendered = page(<CatalogueView {...catalogue} search="" />, search);
    expect(compared(drawn?.html ?? '')).toBe(compared(rendered));
    expect(compared(rendered)).not.toBe(compared(built));
  });

  const comparison = dataOf(comparisonPages(content), 'comparison');
  it.each([
    '?products=product-1',
    '?products=product-4&products=product-2&products=x',
    '?products=product-5,product-1,product-2,product-3,product-4',
  ])('comparison %s', (search) => {
    const built = page(<ComparisonView {...comparison} search="" />);
    const rendered = page(<ComparisonView {...comparison} search="" />, search);
    expect(compared(drawComparison(built, search) ?? '')).toBe(compared(rendered));
    expect(compared(rendered)).not.toBe(compared(built));
  });

  const noMap = { yandexKey: '', tilesUrl: '', tilesCredit: '' };
  const yandex = { ...noMap, yandexKey: 'test-key' };
  const tiles = { ...noMap, tilesUrl: '/tiles/{z}/{x}/{y}.png' };
  const whereBuy = dataOf(shopPages(content), 'whereBuy');
  const mapOptic = dataOf(shopPages(content), 'mapOptic');
  const yekaterinburg = { id: 6284, title: 'Екатеринбург' };
  const views = [
    ['where to buy', (maps: MapSettings) => <WhereBuyView {...whereBuy} maps={maps} search="" />],
    [
      'map of opticians',
      (maps: MapSettings) => <MapOpticView {...mapOptic} maps={maps} search="" />,
    ],
  ] as const;
  const search = '?city=6284&product=product-2&kind=shop&open=1&type=toric&view=map&shop=3';
  /** Everything about a map, for the visitor or for the edge. */
  const promises = (html: string) => html.match(/[Кк]арт[аеу]|="map"|view=map|mapQuery/g) ?? [];
  const drawnFor = (built: string) => drawShopChoice(built, parseShopQuery(search), yekaterinburg);

  describe.each(views)('%s', (_name, view) => {
    it.each([
      ['Yandex Maps', yandex],
      ['tiles', tiles],
    ])('with %s', (_service, maps) => {
      const built = page(view(maps));
      const rendered = page(view(maps), search);
      expect(compared(drawnFor(built))).toBe(compared(rendered));
      expect(compared(rendered)).not.toBe(compared(built));
      expect(promises(rendered).length).toBeGreaterThan(2);
    });

    it('without a map: a list, and no mention of a map', () => {
      const built = page(view(noMap));
      const rendered = page(view(noMap), search);
      expect(compared(drawnFor(built))).toBe(compared(rendered));
      expect(promises(rendered)).toEqual([]);
      expect(rendered.match(/https:\/\/yandex\.ru\/maps\/[^"]*/g)).toEqual([
        'https://yandex.ru/maps/?rtext=~{{lat}},{{lon}}&amp;rtt=auto',
      ]);
    });
  });
});
