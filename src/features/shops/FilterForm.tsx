import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import type { ShopCity } from '../../build/page-data.ts';
import { parseShopQuery, shopQuery, type ShopQuery } from '../../config/shop-query.ts';
import { chooseCity } from '../../stores/location.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import type { ShopQueryState } from './use-shop-query.ts';
import * as css from './FilterForm.module.css';

type Props = ShopQueryState & {
  path: string;
  cities: readonly ShopCity[];
  city: ShopCity;
  /** The filters of the page, except for the city. */
  children: ReactNode;
};

/**
 * What the visitor has chosen in a list of the built page; null: nothing. Read in the first render, because
 * React resets lists while it hydrates them, but not boxes.
 */
function chosenEarly(path: string, name: string): string | null {
  if (typeof document === 'undefined') return null;
  const list = document.querySelector<HTMLSelectElement>(
    `form[action="${path}"] select[name="${name}"]`,
  );
  const options = [...(list?.options ?? [])];
  const built = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return list && list.value !== built?.value ? list.value : null;
}

/**
 * The filters as a form that requests the page again; with a script each applies immediately, and
 * the button is hidden. The edge marks the URL's choices in it.
 */
export function FilterForm({ path, cities, city, query, change, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [early] = useState(() => ({
    city: chosenEarly(path, 'city'),
    product: chosenEarly(path, 'product'),
  }));
  const chooseById = (id: number, others: Partial<ShopQuery> = {}) => {
    const chosen = cities.find((one) => one.id === id);
    if (!chosen) return;
    chooseCity({ id, title: chosen.title });
    change({ ...others, city: id, shop: null });
  };
  // A choice made before hydration counts as well: it is in the fields, not in the URL.
  const wake = useRef(() => {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (typeof value === 'string') fields.append(name, value);
    }
    const { kind, open, types } = parseShopQuery(fields.toString());
    const product = early.product === null ? query.product : early.product || null;
    const pressed = { ...query, product, kind, open, types };
    if (early.city !== null) chooseById(Number(early.city), pressed);
    else if (shopQuery(pressed) !== shopQuery(query)) change(pressed);
  });
  useEffect(() => wake.current(), []);

  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    chooseById(Number(event.currentTarget.value));
  return (
    <form
      ref={form}
      action={path}
      method="get"
      className={css.root}
      aria-label="Какие места показать"
    >
      <Select
        label="Город"
        name="city"
        value={city.id}
        onChange={choose}
        options={cities.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      {children}
      <p className={css.submit}>
        <Button type="submit">Показать</Button>
      </p>
    </form>
  );
}
