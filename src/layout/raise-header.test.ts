/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { raiseHeader } from './raise-header.ts';

const { documentElement: html } = document;
const supports = jest.fn<(condition: string) => boolean>();

function scrollDown(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  // jsdom knows no conditions of styles.
  Object.assign(globalThis, { CSS: { supports } });
  delete html.dataset['scrolled'];
  Object.assign(window, { scrollY: 0 });
});

it('leaves the look to browsers whose animations follow the scroll', () => {
  supports.mockReturnValue(true);
  raiseHeader();
  scrollDown(400);
  expect(html.dataset['scrolled']).toBeUndefined();
});

it('marks a page that is scrolled by more than 170 px in all others, also before it runs', () => {
  supports.mockReturnValue(false);
  Object.assign(window, { scrollY: 300 });
  raiseHeader();
  expect(html.dataset['scrolled']).toBe('');
  scrollDown(170);
  expect(html.dataset['scrolled']).toBeUndefined();
  scrollDown(171);
  expect(html.dataset['scrolled']).toBe('');
});
