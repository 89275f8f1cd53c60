/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type MouseEventHandler, type ReactNode } from 'react';
import { exampleShop } from '../../../tests/examples/shop.ts';
import { parseShopQuery, shopListKey } from '../../config/shop-query.ts';
import { createResource } from '../../stores/resource.ts';
import type { ShopList, ShopListResource } from './shop-lists.ts';
import type { ShopFinder as View } from './ShopFinder.tsx';
import { useShopQuery } from './use-shop-query.ts';

type LinkProps = { to: string; children: ReactNode; onClick?: MouseEventHandler };

/** Gatsby's link needs its runtime. */
jest.mock('gatsby', () => ({
  Link: ({ to, children, onClick }: LinkProps) => (
    <a href={to} onClick={onClick}>
      {children}
    </a>
  ),
}));

const PATH = '/where-buy/';
const CITIES: Readonly<Record<string, Parameters<typeof View>[0]['city']>> = {
  '': { id: 1, title: 'Клин', timeZone: 'Europe/Moscow' },
  '2': { id: 2, title: 'Тверь', timeZone: 'Europe/Moscow' },
  '3': { id: 3, title: 'Уссурийск', timeZone: null },
};
const NEAREST = { id: 2, title: 'Тверь', distance: 90, shops: 1 };

let ShopFinder: typeof View;
let resource: ShopListResource;
/** The shops of Клин; there is one in Тверь. */
let shops: ReturnType<typeof exampleShop>[];
let change: ReturnType<typeof useShopQuery>['change'];

const maps = { yandexKey: '', tilesUrl: '/tiles.pmtiles', tilesCredit: '' };

function Page({ search }: { search: string }) {
  const state = useShopQuery(PATH, search);
  useEffect(() => {
    ({ change } = state);
  });
  const city = CITIES[String(state.query.city ?? '')] ?? CITIES[''];
  return city && <ShopFinder {...state} path={PATH} city={city} resource={resource} maps={maps} />;
}

async function show(search: string) {
  history.replaceState(null, '', PATH + search);
  const shown = render(<Page search={search} />);
  await act(async () => jest.advanceTimersByTimeAsync(500));
  return shown;
}

const press = (name: RegExp, init = {}) =>
  act(async () => {
    const link = screen.getByRole('link', { name });
    link.focus();
    fireEvent.click(link, init);
    await jest.advanceTimersByTimeAsync(500);
  });

const found = () => screen.getByRole('heading', { name: /^Найдено мест/ });

beforeEach(async () => {
  globalThis.TextEncoder = TextEncoder;
  ({ ShopFinder } = await import('./ShopFinder.tsx'));
  jest.useFakeTimers();
  shops = [exampleShop(7)];
  resource = createResource(async (_signal, query, city) => ({
    ok: true,
    value: {
      key: shopListKey(query, city),
      shops: city === 'Тверь' ? [exampleShop(8)] : shops,
      nearest: shops.length === 0 ? NEAREST : null,
    },
  }));
});
afterEach(() => {
  jest.useRealTimers();
});

it('shows no list of the edge as the answer to another filter while its own loads', async () => {
  const never = createResource<ShopList, Parameters<ShopListResource['run']>>(
    () => new Promise(() => undefined),
  );
  resource = never;
  const slot = `<div data-slot="shops" data-served="${shopListKey(parseShopQuery(''), 'Клин')}">С края</div>`;
  document.body.insertAdjacentHTML('afterbegin', slot);
  const { container } = await show('');
  document.querySelector('body > [data-slot]')?.remove();
  expect(container.textContent).toContain('С края');
  await act(async () => {
    change({ kind: 'online' });
    await jest.advanceTimersByTimeAsync(500);
  });
  expect(container.textContent).not.toContain('С края');
  expect(container.textContent).toContain('Ищем адреса…');
});

it('keeps the focus at the list when its filters are taken off', async () => {
  await show('?kind=online');
  await press(/^Показать все места$/);
  expect(document.activeElement?.contains(found())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('keeps the focus at the list when the nearest city is shown', async () => {
  shops = [];
  await show('');
  await press(/^Показать: Тверь$/);
  expect(location.search).toBe('?city=2');
  expect(document.activeElement?.contains(found())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('says where the time is unknown that the shops may be closed, when only open ones are wanted', async () => {
  const told = /могут быть закрыты/;
  await show('?city=3');
  expect(found().textContent).toBe('Найдено мест: 1');
  expect(screen.queryByText(told)).toBeNull();
  await act(async () => change({ open: true }));
  expect(found().textContent).toBe('Найдено мест: 1');
  expect(screen.getByText(told)).toBeDefined();
  expect(screen.queryByText(/^(?:Открыто|Закрыто)/)).toBeNull();
});

it('leaves a link to the browser that is to open in a new tab', async () => {
  await show('?kind=online');
  const jsdomCannotNavigate = (event: Event) => event.preventDefault();
  addEventListener('click', jsdomCannotNavigate);
  for (const name of [/^Карта$/, /^Показать все места$/]) {
    await press(name, { ctrlKey: true });
    await press(name, { metaKey: true });
    await press(name, { shiftKey: true });
  }
  removeEventListener('click', jsdomCannotNavigate);
  expect(location.search).toBe('?kind=online');
});

it('starts anew when a link leads to the same page without a query', async () => {
  const { rerender } = await show('?kind=online');
  await press(/^Показать все места$/);
  expect(found()).toBeDefined();
  expect(location.search).toBe('');
  // The router renders the page again, with the query that it had at first: as for «Где купить» in the header.
  history.pushState(null, '', `${PATH}?kind=online`);
  await act(async () => rerender(<Page search="?kind=online" />));
  expect(screen.getByRole('link', { name: /^Показать все места$/ })).toBeDefined();
});
