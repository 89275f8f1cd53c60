/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { parseShopQuery, type ShopQuery } from '../../config/shop-query.ts';
import { location } from '../../stores/location.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { FilterForm } from './FilterForm.tsx';

/** Gatsby's link needs its runtime. */
jest.mock('gatsby', () => ({ Link: () => null }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });

const CITIES = [
  { id: 6281, title: 'Москва', timeZone: 'Europe/Moscow' },
  { id: 6285, title: 'Тверь', timeZone: 'Europe/Moscow' },
];
const [MOSCOW, TVER] = CITIES as [(typeof CITIES)[0], (typeof CITIES)[0]];
const ANY_SHOP = parseShopQuery('');
const change = jest.fn<(next: Partial<ShopQuery>) => void>();
const place = document.createElement('main');
let root: Root | null = null;

const form = (query: ShopQuery, city = MOSCOW) => (
  <FilterForm path="/where-buy/" cities={CITIES} city={city} query={query} change={change}>
    <Select
      label="Продукт"
      name="product"
      placeholder="Любой"
      value={query.product ?? ''}
      onChange={() => undefined}
      options={[{ value: 'yasno-den', label: 'Ясно День' }]}
    />
    <input type="checkbox" name="open" value="1" defaultChecked={query.open} />
  </FilterForm>
);

/** The page as built; the visitor chooses, and only then it is hydrated. */
async function hydrateAfter(
  choices: Readonly<Record<string, string>>,
  query = ANY_SHOP,
  city = MOSCOW,
): Promise<void> {
  const { renderToString } = await import('react-dom/server');
  place.innerHTML = renderToString(form(query, city));
  document.body.replaceChildren(place);
  for (const [name, value] of Object.entries(choices)) {
    const list = place.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    if (list) list.value = value;
  }
  await act(async () => {
    root = hydrateRoot(place, form(query, city));
  });
}

afterEach(async () => {
  await act(async () => root?.unmount());
  change.mockClear();
  location.city = null;
  document.cookie = 'userLocation=; path=/; max-age=0';
});

test('a product that was chosen before hydration counts', async () => {
  await hydrateAfter({ product: 'yasno-den' });
  expect(change.mock.calls).toEqual([[{ ...ANY_SHOP, product: 'yasno-den' }]]);
});

test('a product that was cleared before hydration is gone', async () => {
  await hydrateAfter({ product: '' }, { ...ANY_SHOP, product: 'yasno-den', open: true });
  expect(change.mock.calls).toEqual([[{ ...ANY_SHOP, open: true }]]);
});

test('a city that was chosen before hydration counts, and is remembered', async () => {
  await hydrateAfter({ city: '6285', product: 'yasno-den' });
  expect(change.mock.calls).toEqual([[{ ...ANY_SHOP, city: 6285, product: 'yasno-den' }]]);
  expect(location.city).toEqual({ id: 6285, title: 'Тверь' });
});

test('nothing changes without a choice, also for a city that is not in the list', async () => {
  await hydrateAfter({}, ANY_SHOP, TVER);
  await act(async () => root?.unmount());
  await hydrateAfter({}, ANY_SHOP, { id: 9, title: 'Клин', timeZone: 'Europe/Moscow' });
  expect(change).not.toHaveBeenCalled();
  expect(location.city).toBeNull();
});
