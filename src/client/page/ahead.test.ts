/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { isLeftToBrowser, spareConnection, takeOverLinks } from './ahead.ts';

const root = document.documentElement;
const address = new URL('/faq/', location.href);

/** A link under the pointer, which jsdom cannot simulate. */
function pointedLink(): HTMLAnchorElement {
  document.body.innerHTML = '<a href="/faq/">Вопросы</a>';
  const link = document.querySelector('a');
  if (!link) throw new Error('There is no link.');
  jest.spyOn(document, 'querySelector').mockReturnValue(link);
  return link;
}

beforeEach(() => {
  Object.defineProperty(HTMLScriptElement, 'supports', {
    value: (kind: string) => kind === 'speculationrules',
    configurable: true,
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  document.querySelector('a')?.dispatchEvent(new Event('mouseleave'));
  document.body.innerHTML = '';
  for (const mark of ['data-routed', 'data-sparing']) root.removeAttribute(mark);
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  Reflect.deleteProperty(navigator, 'connection');
});

test('leaves the hovered link to the browser until the pointer leaves it', () => {
  const link = pointedLink();
  takeOverLinks();
  expect(root.dataset).toHaveProperty('routed');
  expect(link.dataset).toHaveProperty('ahead');
  expect(isLeftToBrowser(address)).toBe(true);
  expect(isLeftToBrowser(new URL('/faq/?a', location.href))).toBe(false);
  link.dispatchEvent(new Event('mouseleave'));
  expect(link.dataset).not.toHaveProperty('ahead');
  expect(isLeftToBrowser(address)).toBe(false);
});

test('leaves no link to a browser that cannot prerender', () => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  pointedLink();
  takeOverLinks();
  expect(root.dataset).toHaveProperty('routed');
  expect(isLeftToBrowser(address)).toBe(false);
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('turns off prerendering for the connection %j: %s', (value, spared) => {
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
  spareConnection();
  pointedLink();
  takeOverLinks();
  expect('sparing' in root.dataset).toBe(spared);
  expect(isLeftToBrowser(address)).toBe(!spared);
});
