/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { showView, shownView } from './view.ts';
import { watchView } from './watch-view.ts';

const chooseElsewhere = (view: object) => {
  document.cookie = `view=${encodeURIComponent(JSON.stringify(view))}; path=/`;
};

afterEach(() => showView({}));

it('shows what was chosen elsewhere, before and since', () => {
  chooseElsewhere({ palette: 'dark' });
  watchView();
  expect(shownView()).toEqual({ palette: 'dark' });
  chooseElsewhere({ 'text-size': '3' });
  window.dispatchEvent(new Event('pageshow'));
  expect(shownView()).toEqual({ 'text-size': '3' });
});
