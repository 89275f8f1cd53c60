import { Pagination, type PaginationRenderItemParams } from '@mui/material';
import { usePageFocus } from '../lists/use-page-focus.ts';

type Props = {
  readonly pages: number;
  readonly page: number;
  readonly turn: (page: number) => void;
};

type Item = PaginationRenderItemParams['type'];

const TURNS: Partial<Record<Item, string>> = {
  first: 'Первая страница',
  last: 'Последняя страница',
  next: 'Следующая страница',
  previous: 'Предыдущая страница',
};

/** Pagination for a list that is not a table. */
export function PageSwitch({ pages, page, turn }: Props) {
  const place = usePageFocus<HTMLElement>(page);
  return (
    <Pagination
      ref={place}
      aria-label="Страницы"
      count={Math.max(1, pages)}
      page={page}
      getItemAriaLabel={(type, number) => TURNS[type] ?? `Страница ${number ?? ''}`}
      onChange={(_event, to) => turn(to)}
    />
  );
}
