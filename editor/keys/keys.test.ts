import { describe, expect, it } from '@jest/globals';
import { pressed } from './keys.ts';

const key = (code: string, own: string, control = false) => ({
  ...{ code, key: own, ctrlKey: control, metaKey: false, altKey: false },
});

describe('a key', () => {
  it('saves, publishes and searches during typing, in any keyboard layout', () => {
    expect(pressed(key('KeyS', 's', true), true)).toBe('save');
    expect(pressed(key('KeyS', 'ы', true), true)).toBe('save');
    expect(pressed(key('Enter', 'Enter', true), true)).toBe('publish');
    expect(pressed(key('KeyK', 'л', true), true)).toBe('search');
  });

  it('only types into a field without Ctrl', () => {
    expect(pressed(key('Slash', '/'), true)).toBeNull();
    expect(pressed(key('Slash', '/'), false)).toBe('search');
    expect(pressed(key('Slash', '?'), false)).toBe('keys');
    expect(pressed(key('KeyS', 's'), false)).toBeNull();
    expect(pressed({ ...key('KeyS', 's', true), altKey: true }, false)).toBeNull();
  });
});
