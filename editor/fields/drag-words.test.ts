import { describe, expect, it } from '@jest/globals';
import type { Active, Over } from '@dnd-kit/core';
import { dragWords } from './drag-words.ts';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const words = dragWords('Преимущество', rows);

const rect = { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 };
const active = (id: string): Active => ({
  id,
  data: { current: undefined },
  rect: { current: { initial: null, translated: null } },
});
const over = (id: string): Over => ({ id, rect, disabled: false, data: { current: undefined } });

describe('the announcements while a row is dragged', () => {
  it('name its original, current and final position', () => {
    // Over its own place, which follows the start at once.
    expect(words.onDragStart({ active: active('b') })).toBeUndefined();
    expect(words.onDragOver({ active: active('b'), over: over('b') })).toBe(
      'Взято: Преимущество, место 2 из\u00a03.',
    );
    expect(words.onDragOver({ active: active('b'), over: over('c') })).toBe(
      'Преимущество: место 3 из\u00a03.',
    );
    expect(words.onDragEnd({ active: active('b'), over: over('a') })).toBe(
      'Поставлено: Преимущество, место 1 из\u00a03.',
    );
  });

  it('name its original position if it does not move', () => {
    const back = 'Преимущество: снова на\u00a0месте 2 из\u00a03.';
    expect(words.onDragCancel({ active: active('b'), over: over('c') })).toBe(back);
    expect(words.onDragEnd({ active: active('b'), over: null })).toBe(back);
    expect(words.onDragEnd({ active: active('b'), over: over('b') })).toBe(back);
  });
});
