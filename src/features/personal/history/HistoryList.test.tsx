/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { HistoryList } from './HistoryList.tsx';

it('says that the last day of points counts', () => {
  const entry = {
    id: 1,
    title: 'Код с упаковки',
    points: 150,
    balance: 150,
    happened_at: '2026-11-21T10:00:00.000Z',
    expires_on: '2027-11-21',
  };
  const html = renderToStaticMarkup(<HistoryList items={[entry]} total={1} />);
  expect(html.replaceAll('\u00a0', ' ')).toContain('действуют по 21 ноября 2027');
});

it.each([
  [1, 'из 1 записи'],
  [3, 'из 3 записей'],
  [21, 'из 21 записи'],
  [22, 'из 22 записей'],
])('of %d entries it says «%s»', (total, words) => {
  const html = renderToStaticMarkup(<HistoryList items={[]} total={total} />);
  expect(html.replaceAll('\u00a0', ' ')).toContain(words);
});
