/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { exampleProduct } from '../../../tests/examples/content.ts';
import { exampleDiscount } from '../../../tests/examples/pages.ts';
import { productCard } from '../../build/cards.ts';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
const { DiscountView } =
  jest.requireActual<typeof import('./DiscountView.tsx')>('./DiscountView.tsx');

const discount = exampleDiscount(3, { valid_from: '2026-12-05', valid_to: '2026-12-31' });
const product = productCard(exampleProduct(5));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const parent = { title: 'Скидки', url: '/discounts/' };
const view = (anchor = '') => (
  <DiscountView {...{ discount, parent, anchor }} products={[product]} />
);

/** Shows the offer as on that day, with the anchor of a note. */
function open(day: number, anchor = '') {
  jest.setSystemTime(new Date(2026, 11, day, 9));
  render(view(anchor));
}

const address = () => screen.getByRole('link', { name: product.title }).getAttribute('href');
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((own) => own.textContent);

it('leads from a product to its shops while the offer runs', () => {
  open(5);
  expect(address()).toBe(`/discounts/3/shops/?product=${product.id}`);
  expect(titles()).toContain('Выберите продукт');
});

it('says when an upcoming offer begins, and leads to the products themselves', () => {
  open(4);
  expect(address()).toBe(product.url);
  expect(titles()).toContain('Начнётся 5\u00a0декабря');
  expect(screen.getByRole('link', { name: /другие\sскидки/ }).getAttribute('href')).toBe(
    '/discounts/',
  );
});

it('learns the day in the browser: the built page is the same on all days', async () => {
  jest.setSystemTime(new Date(2026, 11, 4, 9));
  globalThis.TextEncoder = TextEncoder;
  const { renderToString } = await import('react-dom/server');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(view());
  const [, unscripted = ''] = /<noscript>(.*?)<\/noscript>/.exec(container.innerHTML) ?? [];
  expect(unscripted.replaceAll(/<.*?>/g, '').replaceAll('&nbsp;', '\u00a0')).toMatch(
    /с\s5\sдекабря по\s31\sдекабря 2026/,
  );
  expect(address()).toBe(`/discounts/3/shops/?product=${product.id}`);
  render(view(), { container, hydrate: true });
  expect(address()).toBe(product.url);
});

it('leads from an offer that is over to the products themselves, too', () => {
  open(32);
  expect(address()).toBe(product.url);
  expect(titles()).toContain('Срок закончился');
});

it('names the day to those who come with the link of a later step', () => {
  open(4, 'offer-upcoming');
  const [note] = screen.getAllByRole('status').filter((own) => own.id === 'offer-upcoming');
  expect(note?.textContent).toMatch(/5\sдекабря/);
  expect(note?.dataset['named']).toBe('true');
});
