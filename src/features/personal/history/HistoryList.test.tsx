/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { HistoryList } from './HistoryList.tsx';

it.each([
  [1, 'из 1 записи'],
  [3, 'из 3 записей'],
  [21, 'из 21 записи'],
  [22, 'из 22 записей'],
])('of %d entries it says «%s»', (total, words) => {
  const html = renderToStaticMarkup(<HistoryList items={[]} total={total} />);
  expect(html.replaceAll('\u00a0', ' ')).toContain(words);
});
