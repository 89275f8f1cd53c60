import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as css from './CardGrid.module.css';

type Props<Item> = {
  items: readonly Item[];
  render: (item: Item, index: number) => ReactNode;
  keyOf: (item: Item) => string | number;
  /** How narrow a column may get: `narrow` four in a row at most, `wide` three. */
  columns?: 'narrow' | 'wide';
};

/** Cards of one kind in equal columns; a list for those who hear it. */
export function CardGrid<Item>({ items, render, keyOf, columns = 'wide' }: Props<Item>) {
  return (
    <ul className={classNames(css.root, css[columns])} role="list">
      {items.map((item, index) => (
        <li key={keyOf(item)} className={css.cell}>
          {render(item, index)}
        </li>
      ))}
    </ul>
  );
}
