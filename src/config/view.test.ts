import { describe, expect, it } from '@jest/globals';
import { parseView, VIEW_SETTINGS, VIEW_VALUES } from './view.ts';

describe('parseView', () => {
  it('accepts every allowed value of every setting', () => {
    for (const setting of VIEW_SETTINGS) {
      for (const value of VIEW_VALUES[setting]) {
        expect(parseView(JSON.stringify({ [setting]: value }))).toEqual({ [setting]: value });
      }
    }
  });

  it('keeps the valid part of a partly valid cookie', () => {
    expect(parseView('{"palette":"dark","text-size":"9","x":"1"}')).toEqual({ palette: 'dark' });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '"dark"',
    '["palette"]',
    '{"palette":["dark"]}',
    '{"palette":null}',
    '{"text-size":1}',
    '{"__proto__":{"palette":"dark"}}',
    '{"constructor":"dark"}',
    '{"palette":"dark\\" onload=\\"x"}',
  ])('finds nothing in %j', (text) => {
    expect(parseView(text)).toEqual({});
  });
});
