/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { FRAME_COLORS } from '../config/brand.ts';
import { CONSENT_COOKIE, SIGNED_COOKIE, VIEW_COOKIE } from '../config/constants.ts';
import { VIEW_SETTINGS, VIEW_VALUES } from '../config/view.ts';
import { PRE_PAINT_SCRIPT } from './pre-paint.ts';

/** Runs the script on a document with this `document.cookie` and returns the marks it sets. */
function marksWith(cookie: string): Record<string, string> {
  const root = document.documentElement;
  Object.defineProperty(document, 'cookie', { value: cookie, configurable: true });
  new Function(PRE_PAINT_SCRIPT)();
  return Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
}

const view = (value: unknown) => `${VIEW_COOKIE.name}=${encodeURIComponent(JSON.stringify(value))}`;

afterEach(() => {
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
});

describe('the script before the first paint', () => {
  it('treats a visitor without a cookie as signed out', () => {
    expect(marksWith('')).toEqual({ 'data-signed': 'out' });
  });

  it('recognises members by the exact hint only', () => {
    expect(marksWith(`a=1; ${SIGNED_COOKIE}=1; b=2`)).toEqual({ 'data-signed': 'in' });
    for (const cookie of [
      `${SIGNED_COOKIE}=`,
      `${SIGNED_COOKIE}=0`,
      `${SIGNED_COOKIE}=11`,
      `x${SIGNED_COOKIE}=1`,
      `a=${SIGNED_COOKIE}=1`,
      `${SIGNED_COOKIE.toUpperCase()}=1`,
    ]) {
      expect(marksWith(cookie)).toEqual({ 'data-signed': 'out' });
    }
  });

  it('recognises both answers to the consent question', () => {
    for (const answer of ['yes', 'no']) {
      expect(marksWith(`${CONSENT_COOKIE.name}=${answer}`)['data-consent']).toBe(answer);
    }
  });

  it.each(['', 'YES', 'maybe', 'yes"', '1'])('ignores %j as a consent answer', (answer) => {
    expect(marksWith(`${CONSENT_COOKIE.name}=${answer}`)).toEqual({ 'data-signed': 'out' });
  });

  it('marks every allowed value of every view setting', () => {
    for (const setting of VIEW_SETTINGS) {
      for (const value of VIEW_VALUES[setting]) {
        expect(marksWith(view({ [setting]: value }))[`data-${setting}`]).toBe(value);
      }
    }
  });

  it('uses the valid part of a partly valid cookie, and the first of two cookies', () => {
    expect(
      marksWith(`${view({ palette: 'dark', 'text-size': '7' })}; ${view({ pictures: 'off' })}`),
    ).toEqual({ 'data-signed': 'out', 'data-palette': 'dark' });
  });

  it.each([
    `${VIEW_COOKIE.name}=`,
    `${VIEW_COOKIE.name}=%`,
    `${VIEW_COOKIE.name}=%E0%A4%A`,
    `${VIEW_COOKIE.name}={`,
    `${VIEW_COOKIE.name}=null`,
    `${VIEW_COOKIE.name}=7`,
    `x${VIEW_COOKIE.name}=%7B%22palette%22%3A%22dark%22%7D`,
    view([]),
    view('dark'),
    view({ palette: ['dark'] }),
    view({ palette: { toString: 'dark' } }),
    view({ palette: 'dark" onload="alert(1)' }),
    view({ palette: '</script><script>alert(1)' }),
    view({ palette: 'Dark', 'text-size': 1, 'letter-spacing': '3', 'line-spacing': '0' }),
    view({ onclick: 'alert(1)', class: 'x', 'city-id': '1', signed: 'in' }),
    view({ palette: 'dark', pad: 'x'.repeat(500) }),
    `${VIEW_COOKIE.name}=${encodeURIComponent('{"__proto__":{"palette":"dark"}}')}`,
  ])('sets no mark for %j', (cookie) => {
    const evil = `${SIGNED_COOKIE}=1; ${CONSENT_COOKIE.name}=no; ${cookie}`;
    expect(marksWith(evil)).toEqual({ 'data-signed': 'in', 'data-consent': 'no' });
  });

  it.each([
    ['navigate', '', true, true],
    ['reload', '', true, false],
    ['back_forward', '', true, false],
    ['navigate', '#place', true, false],
    ['navigate', '', false, false],
  ])(
    'defers the rest of a page (%s, %j, scroll anchoring %s): %s',
    (type, hash, anchors, isLean) => {
      const supports = () => anchors;
      Object.assign(globalThis, { CSS: { supports } });
      Object.assign(performance, { getEntriesByType: () => [{ type }] });
      location.hash = hash;
      const marks = marksWith('');
      location.hash = '';
      Reflect.deleteProperty(globalThis, 'CSS');
      Reflect.deleteProperty(performance, 'getEntriesByType');
      expect('data-lean' in marks).toBe(isLean);
    },
  );

  it("sets the browser's theme colour to the chosen palette", () => {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.content = FRAME_COLORS.light;
    document.head.append(meta);
    marksWith(view({ 'text-size': '1' }));
    expect(meta.content).toBe(FRAME_COLORS.light);
    marksWith(view({ palette: 'dark' }));
    expect(meta.content).toBe(FRAME_COLORS.dark);
    meta.remove();
  });

  it('does nothing where cookies cannot be read', () => {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => {
        throw new Error('sandboxed');
      },
    });
    expect(() => new Function(PRE_PAINT_SCRIPT)()).not.toThrow();
    expect(document.documentElement.attributes).toHaveLength(0);
  });

  it('cannot close its own element, and stays small', () => {
    expect(PRE_PAINT_SCRIPT).not.toMatch(/<\/|<!--/);
    expect(PRE_PAINT_SCRIPT.length).toBeLessThan(1100);
  });
});
