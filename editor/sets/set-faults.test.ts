import { describe, expect, it } from '@jest/globals';
import { faultLines } from './set-faults.ts';

describe('an error that prevents a set', () => {
  it('names the member and the field', () => {
    const set = {
      drafts: [{ id: 12, collection: 'tags', entity_id: null, title: 'Весна', error: null }],
      takedowns: [{ collection: 'tags', id: 3, title: 'Зима', detach: false, error: null }],
    } as const;
    const faults = {
      'drafts/12.alias': 'Заполните поле',
      'tags/3': 'Используется',
      title: 'Пусто',
    };
    expect(
      faultLines(
        { ...set, drafts: [...set.drafts], takedowns: [...set.takedowns] },
        faults,
        () => 'Адрес',
      ),
    ).toEqual(['«Весна», Адрес: Заполните поле', '«Зима» не\u00a0снять: Используется', 'Пусто']);
  });
});
