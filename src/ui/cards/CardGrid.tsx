import type { ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import { CardCell, type CellMarks } from './CardCell.tsx';
import * as css from './CardGrid.module.css';

type Props<Item> = {
  items: readonly Item[];
  render: (item: Item, index: number) => ReactNode;
  keyOf: (item: Item) => string | number;
  /** The minimum column width: `narrow` allows up to four in a row, `wide` three. */
  columns?: 'narrow' | 'wide';
  /** Data attributes of an item's cell, and whether it is hidden now. */
  marksOf?: (item: Item) => CellMarks;
};

/** Cards of one kind in equal columns; semantically a list. */
export function CardGrid<Item>({ items, render, keyOf, columns = 'wide', marksOf }: Props<Item>) {
  return (
    <ul className={classNames(css.root, css[columns])} role="list">
      {items.map((item, index) => (
        <CardCell key={keyOf(item)} marks={marksOf?.(item)}>
          {render(item, index)}
        </CardCell>
      ))}
    </ul>
  );
}
