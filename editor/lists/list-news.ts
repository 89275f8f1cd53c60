/** What has become of a list, for those who do not see its rows change. */
import { wholeNumber } from '../../src/config/number-words.ts';

type Shown = {
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** The order of the rows, if it was changed. */
  readonly order?: 'ASC' | 'DESC' | undefined;
};

const ORDERS = { ASC: 'По\u00a0возрастанию.', DESC: 'По\u00a0убыванию.' };

/** «По убыванию. Найдено: 35. Страница 2 из 2.» */
export function listNews({ total, page, pages, order }: Shown): string {
  if (total === 0) return 'Ничего не\u00a0нашлось.';
  return [
    ...(order ? [ORDERS[order]] : []),
    `Найдено: ${wholeNumber(total)}.`,
    ...(pages > 1 ? [`Страница ${page} из\u00a0${pages}.`] : []),
  ].join(' ');
}
