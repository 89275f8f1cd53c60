/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { SearchView } from './SearchView.tsx';

globalThis.TextEncoder = TextEncoder;

/** Gatsby's link needs its runtime; only the target matters here. */
jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const intro = {
  title: 'Поиск',
  crumb: 'Поиск',
  lead: 'Найдём',
  updated_at: '2026-11-21T09:30:00.000Z',
};

const RESULT = {
  query: 'капли',
  total: 9,
  corrected: null,
  suggestions: [],
  groups: [
    {
      kind: 'article',
      title: 'Статьи',
      total: 9,
      items: [
        {
          id: 1,
          title: 'Капли для глаз',
          title_parts: [
            { text: 'Капли', found: true },
            { text: ' для глаз', found: false },
          ],
          url: '/articles/uhod/kapli/',
          snippet: [{ text: 'О каплях.', found: false }],
          updated_at: '2026-11-21T09:30:00.000Z',
        },
      ],
    },
  ],
};

let root: Root | undefined;
let answer: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  history.replaceState(null, '', `/search/?q=${encodeURIComponent('капли')}`);
  globalThis.fetch = () =>
    new Promise((resolve) => {
      const body = JSON.stringify({ result: RESULT });
      answer = () => resolve({ status: 200, text: async () => body } as Response);
    });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  jest.useRealTimers();
});

/** The page as the build renders it and the edge fills it, then hydrated. */
async function wake(edge: string, value: string): Promise<HTMLElement> {
  const { renderToString } = await import('react-dom/server');
  const built = renderToString(<SearchView intro={intro} visit={0} />);
  const place = document.createElement('main');
  place.innerHTML = built
    .replace(/(data-search-results="">)/, `$1${edge}`)
    .replace('<input', `<input value="${value}"`);
  document.body.replaceChildren(place);
  await act(async () => {
    root = hydrateRoot(place, <SearchView intro={intro} visit={0} />);
  });
  return place;
}

test('the edge’s content is shown as outdated while another query loads', async () => {
  const place = await wake('<p>Найдено на краю</p>', 'капли');
  const outdated = () => place.querySelector('[data-pending]')?.textContent;
  expect(outdated()).toBeUndefined();
  const input = place.querySelector('input');
  if (input) fireEvent.input(input, { target: { value: 'линзы' } });
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(location.search).toBe(`?q=${encodeURIComponent('линзы')}`);
  expect(outdated()).toBe('Найдено на краю');
});

test('the edge’s content stays until the page’s own results have loaded', async () => {
  const place = await wake('<p>Найдено на краю</p>', 'капли');
  expect(place.textContent).toContain('Найдено на краю');
  expect(place.querySelector('input')?.value).toBe('капли');
  answer();
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(place.textContent).not.toContain('Найдено на краю');
  expect(place.querySelector('section h3 a')?.getAttribute('href')).toBe('/articles/uhod/kapli/');
  expect(place.querySelector('section mark')?.textContent).toBe('Капли');
  expect(place.querySelector('section button')?.textContent).toBe('Показать ещё');
});

test('without a query it shows the two lists and makes no request', async () => {
  history.replaceState(null, '', '/search/');
  globalThis.fetch = () => Promise.reject(new Error('no request expected'));
  const place = await wake('', '');
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(place.querySelectorAll('nav[aria-label] h2')).toHaveLength(2);
  expect(place.querySelector('[role="alert"]')).toBeNull();
});
