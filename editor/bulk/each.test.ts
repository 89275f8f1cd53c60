import { describe, expect, it } from '@jest/globals';
import { failure, success } from '../../src/client/calls/result.ts';
import { leavingRows, refusedRows, whyRefused, withEach } from './each.ts';

const rows = [1, 2, 3].map((id) => ({ id, name: `Запись ${id}`, draft: null }));
const used = {
  code: 'in_use',
  description: 'Если это удалить…',
  call: 'editor.remove',
  fields: { 'articles/2': 'статья «Первые линзы»' },
} as const;

describe('an action on each row', () => {
  it('continues after a refusal, and reports progress', async () => {
    const told: number[] = [];
    const outcome = await withEach(
      rows,
      ({ id }) => Promise.resolve(id === 2 ? failure(used) : success(id)),
      (over) => told.push(over),
    );
    expect(outcome.done.map(({ value }) => value)).toEqual([1, 3]);
    expect(outcome.refused.map(({ row }) => row.id)).toEqual([2]);
    expect(told).toEqual([1, 2, 3]);
  });

  it('says why a row was refused', () => {
    expect(whyRefused(used)).toBe('Используется: статья «Первые линзы»');
    const invalid = { ...used, code: 'invalid', description: 'Проверьте поля' } as const;
    expect(whyRefused({ ...invalid, fields: { a: 'Заполните поле' } })).toBe(
      'Проверьте поля. Заполните поле',
    );
    const fields = { a: { kind: 'text', label: 'Адрес', max: 9 } } as const;
    const both = { ...invalid, fields: { a: 'Заполните поле', b: 'Так нельзя' } };
    expect(whyRefused(both, fields)).toBe('Проверьте поля. Адрес: Заполните поле, Так нельзя');
    const taken = { code: 'alias_taken', description: 'Такой адрес уже занят' } as const;
    const repeated = { ...invalid, ...taken, fields: { alias: 'Уже занят' } };
    expect(whyRefused(repeated, fields)).toBe('Такой адрес уже занят');
  });

  it('tells no revision to an editor whom somebody else was ahead of', () => {
    const conflict = { ...used, code: 'edit_conflict', description: 'Изменил другой' } as const;
    expect(whyRefused({ ...conflict, fields: { revision: 'Сейчас 812' } })).toBe('Изменил другой');
  });

  it('selects neither what is done nor what somebody else has changed: that has to be seen', () => {
    const [first, second, third] = rows;
    if (!first || !second || !third) throw new Error('Three rows');
    const conflict = { ...used, code: 'edit_conflict' } as const;
    const refused = [
      { row: second, error: conflict },
      { row: third, error: used },
    ];
    expect(leavingRows({ done: [{ row: first, value: 1 }], refused })).toEqual([first, second]);
  });

  it('finds the rows that a bulk change was refused for', () => {
    const error = { ...used, fields: { '2.tags': 'Такого тега нет', '21.tags': 'Нет' } };
    expect(
      refusedRows(rows, error).map(({ row, error: own }) => [row.id, own.description]),
    ).toEqual([[2, 'Такого тега нет']]);
    expect(refusedRows(rows, { ...used, fields: {} })).toEqual([]);
  });
});
