import { describe, expect, it } from '@jest/globals';
import { besideWidth, rowLook } from './field-width.ts';

describe('the width of a field', () => {
  it('lets numbers, times and short texts share a line', () => {
    expect(besideWidth({ kind: 'number', label: 'От', min: 0, max: 9 }, false)).not.toBeNull();
    expect(besideWidth({ kind: 'clock', label: 'С' }, false)).not.toBeNull();
    expect(besideWidth({ kind: 'text', label: 'Дни', max: 60 }, false)).not.toBeNull();
  });

  it('gives titles their own line, except inside a group or row', () => {
    const title = { kind: 'text', label: 'Заголовок', max: 300 } as const;
    expect(besideWidth(title, false)).toBeNull();
    expect(besideWidth(title, true)).not.toBeNull();
  });

  it('gives long texts and lists the whole line everywhere', () => {
    const item = { kind: 'number', label: 'Ось', min: 0, max: 180 } as const;
    expect(besideWidth({ kind: 'list', label: 'Ось', max: 9, item }, true)).toBeNull();
    expect(besideWidth({ kind: 'text', label: 'Ответ', max: 60, isLong: true }, true)).toBeNull();
  });

  it('shows several brief items on a line, and pictures as cards', () => {
    expect(rowLook({ kind: 'number', label: 'Ось', min: 0, max: 180 })).toBe('brief');
    expect(rowLook({ kind: 'text', label: 'Преимущество', max: 300 })).toBe('line');
    expect(rowLook({ kind: 'picture', label: 'Картинка' })).toBe('card');
  });
});
