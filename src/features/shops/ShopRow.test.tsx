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

test('the link that chooses an optician names it: a list has one of each', () => {
  const entry = { ...SAMPLE_SHOP, opening: '', stock: '', stockState: '' as const };
  const html = renderToStaticMarkup(
    <ShopRow entry={{ ...entry, openState: 'open', choose: 'yes' }} />,
  );
  const link = /<a[^>]*optic=[^>]*>(.*?)<\/a>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');
  expect(link).toBe('Выбрать эту оптику: {{title}}');
});
