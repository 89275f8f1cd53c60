/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { FRAME_COLORS } from '../config/brand.ts';
import { showView, shownView } from './view.ts';

afterEach(() => showView({}));

it('shows a view immediately', () => {
  showView({ palette: 'dark', 'text-size': '2' });
  expect(document.documentElement.dataset).toMatchObject({ palette: 'dark', textSize: '2' });
  expect(shownView()).toEqual({ palette: 'dark', 'text-size': '2' });
});

it('removes settings that are no longer chosen, and the cookie with the last of them', () => {
  showView({ palette: 'dark', pictures: 'off' });
  showView({ pictures: 'off' });
  expect(shownView()).toEqual({ pictures: 'off' });
  expect(document.cookie).toMatch(/^view=/);
  showView({});
  expect(shownView()).toEqual({});
  expect(document.cookie).toBe('');
});

it('ignores attributes that are not ours', () => {
  document.documentElement.setAttribute('data-palette', 'pink');
  expect(shownView()).toEqual({});
});

it("sets the browser's theme colour to the palette, and resets it", () => {
  for (const scheme of ['light', 'dark']) {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.media = `(prefers-color-scheme: ${scheme})`;
    document.head.append(meta);
  }
  const colors = () =>
    [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));
  showView({ palette: 'dark' });
  expect(colors()).toEqual([FRAME_COLORS.dark, FRAME_COLORS.dark]);
  showView({});
  expect(colors()).toEqual([FRAME_COLORS.light, FRAME_COLORS.dark]);
});
