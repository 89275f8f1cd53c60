/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CityChooser } from './CityChooser.tsx';

/** Gatsby's link needs its runtime; only the target matters here. */
jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

/** The connection is lost: the lazy chunk does not load. */
jest.mock('./CityList.tsx', () => {
  throw new Error('no network');
});

let root: Root;
const place = document.createElement('main');

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () => root.render(<CityChooser popular={[{ id: 1, title: 'Москва' }]} />));
});

afterEach(() => act(async () => root.unmount()));

const field = () => place.querySelector('input');

/** Whether the browser itself submits the typed text to the page with all cities. */
async function sendsItself(): Promise<boolean> {
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => field()?.form?.dispatchEvent(sent));
  return !sent.defaultPrevented;
}

test('keeps the popular cities without the list, and searches for typed text on a separate page', async () => {
  const opened = Object.assign(new Event('toggle'), { newState: 'open' });
  await act(async () => place.querySelector('[popover]')?.dispatchEvent(opened));
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field(), 'Тверь');
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(place.querySelector('button[value="1"]')?.textContent).toBe('Москва');
  expect(place.querySelector('[data-needed] a')?.getAttribute('href')).toBe('/city/');
  expect(await sendsItself()).toBe(true);
});
