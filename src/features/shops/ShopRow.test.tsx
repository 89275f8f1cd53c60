/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SAMPLE_SHOP } from '../../subjects/shops/sample-shop.ts';

type LinkProps = { to: string; children: ReactNode };

jest.mock('gatsby', () => ({
  Link: ({ to, children }: LinkProps) => <a href={to}>{children}</a>,
}));
const { ShopRow } = jest.requireActual<typeof import('./ShopRow.tsx')>('./ShopRow.tsx');

const entry = { ...SAMPLE_SHOP, opening: '', stock: '', stockState: '' as const };

test.each([
  ['Выбрать эту оптику', 'optic='],
  ['Маршрут', 'rtext='],
])('«%s» names the shop and its address: a list has one of each', (words, address) => {
  const html = renderToStaticMarkup(
    <ShopRow entry={{ ...entry, openState: 'open', choose: 'yes' }} />,
  );
  const link = new RegExp(`<a[^>]*${address}[^>]*>(.*?)</a>`).exec(html)?.[1];
  expect(link?.replaceAll(/<[^>]*>/g, '')).toContain(`${words}: {{title}}, {{place}}`);
});
