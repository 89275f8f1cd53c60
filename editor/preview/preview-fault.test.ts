import { describe, expect, it } from '@jest/globals';
import type { Fields } from '../../contract/collections/field.ts';
import { faultOf } from './preview-fault.ts';

const fields: Fields = {
  title: { kind: 'text', label: 'Заголовок', max: 300 },
  author: {
    kind: 'group',
    label: 'Автор',
    fields: { role: { kind: 'text', label: 'Кто', max: 300 } },
  },
};

describe('the reason why a form has no preview', () => {
  it('lists the first invalid fields', () => {
    const faults = { title: 'Заполните поле', 'author.role': 'Заполните поле' };
    expect(
      faultOf(fields, { code: 'invalid', description: 'Проверьте поля', fields: faults }).split(
        '\n',
      ),
    ).toEqual([
      'Страница появится здесь, когда будут готовы поля:',
      '«Заголовок»: заполните поле',
      '«Автор, Кто»: заполните поле',
    ]);
    const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, 'Нет']));
    expect(faultOf(fields, { code: 'invalid', description: '', fields: many })).toMatch(
      /\nи\u00a0ещё 2$/,
    );
  });

  it('is the message of the backend if no field is invalid', () => {
    expect(faultOf(fields, { code: 'unavailable', description: 'Сайт сейчас не отвечает' })).toBe(
      'Сайт сейчас не отвечает',
    );
  });

  it('says where an entity may be that a colleague has deleted', () => {
    expect(faultOf(fields, { code: 'not_found', description: 'Тег не\u00a0найден' })).toMatch(
      /^Тег не\u00a0найден\. Возможно, запись удалили/,
    );
  });
});
