import { describe, expect, it } from '@jest/globals';
import { focusWords, MIDDLE, movedBy, pointedAt } from './focus-point.ts';

describe('the focus point of a picture', () => {
  it.each([
    ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
    ['ArrowDown', false, { x: 0.5, y: 0.51 }],
    ['ArrowRight', true, { x: 0.6, y: 0.5 }],
    ['ArrowUp', true, { x: 0.5, y: 0.4 }],
    ['Tab', false, null],
  ])('moves by %s, Shift: %s', (key, isLong, moved) => {
    expect(movedBy(key, isLong, MIDDLE)).toEqual(moved);
  });

  it('stays within the picture, and returns to the centre', () => {
    expect(movedBy('ArrowLeft', true, { x: 0.05, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(movedBy('Home', false, { x: 0.05, y: 0 })).toEqual(MIDDLE);
  });

  it('follows the pointer, and stays within the picture', () => {
    const box = { left: 100, top: 50, width: 200, height: 100 };
    expect(pointedAt(150, 75, box)).toEqual({ x: 0.25, y: 0.25 });
    expect(pointedAt(0, 500, box)).toEqual({ x: 0, y: 1 });
  });

  it('is described in words', () => {
    expect(focusWords({ x: 0.3, y: 0.4 })).toBe('30\u00a0% слева, 40\u00a0% сверху');
  });
});
