/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { setCompared } from '../../stores/comparison.ts';
import { ComparisonTray } from './ComparisonTray.tsx';

let root: Root;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
  const main = document.body.firstElementChild;
  if (main) root = createRoot(main);
  setCompared([
    { alias: 'a', title: 'Первый' },
    { alias: 'b', title: 'Второй' },
  ]);
  await act(async () => root.render(<ComparisonTray />));
});

afterEach(async () => act(async () => root.unmount()));

const press = (words: string) =>
  act(async () =>
    document.querySelector<HTMLElement>(`[aria-label$="${words}"], [type=${words}]`)?.click(),
  );

test('the focus stays in the tray while it has products, then goes to the content', async () => {
  await press('Первый');
  expect(document.activeElement?.textContent).toBe('Сравнить');
  await press('Второй');
  expect(document.activeElement?.id).toBe('content');
});

test.each(['Первый', 'reset'])('the page does not scroll when %s is pressed', async (words) => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await press(words);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
});
