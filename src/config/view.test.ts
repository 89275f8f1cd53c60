import { describe, expect, it } from '@jest/globals';
import { parseView, VIEW_SETTINGS, VIEW_VALUES } from './view.ts';

describe('parseView', () => {
  it('takes every allowed value of every setting', () => {
    for (const setting of VIEW_SETTINGS) {
      for (const value of VIEW_VALUES[setting]) {
        expect(parseView(JSON.stringify({ [setting]: value }))).toEqual({ [setting]: value });
      }
    }
  });

  it('keeps the good part of a half-good cookie', () => {
    expect(parseView('{"theme":"dark","text-size":"9","x":"1"}')).toEqual({ theme: 'dark' });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '"dark"',
    '["theme"]',
    '{"theme":["dark"]}',
    '{"theme":null}',
    '{"text-size":1}',
    '{"__proto__":{"theme":"dark"}}',
    '{"constructor":"dark"}',
    '{"theme":"dark\\" onload=\\"x"}',
  ])('finds nothing in %j', (text) => {
    expect(parseView(text)).toEqual({});
  });
});
