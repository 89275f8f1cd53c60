import { describe, expect, it } from '@jest/globals';
import { atInputs, byDraft, faultLines } from './set-faults.ts';

const tag = { collection: 'tags', entity_id: null, error: null } as const;

describe('an error that prevents saving a set', () => {
  it('is shown at an input of the form, with the draft that it concerns', () => {
    const form = {
      drafts: [{ ...tag, id: 12, title: 'Весна' }],
      sent: {
        drafts: [11, 12],
        takedowns: [
          { collection: 'tags', id: 3 },
          { collection: 'cities', id: 4 },
        ],
      },
      // The form also has a row without an entity, which is not sent.
      rows: [
        { collection: 'tags', id: null },
        { collection: 'tags', id: 3 },
        { collection: 'cities', id: 4 },
      ],
    } as const;
    const faults = {
      title: 'Заполните поле',
      'drafts/12.alias': 'Заполните поле',
      'drafts.1': 'Этот черновик уже в\u00a0наборе №\u00a05',
      'tags/3': 'Используется',
      'takedowns.1': 'Такого города нет',
    };
    expect(atInputs(faults, form, () => 'Адрес')).toEqual({
      title: 'Заполните поле',
      drafts: '«Весна», Адрес: Заполните поле. «Весна»: Этот черновик уже в\u00a0наборе №\u00a05',
      'takedowns.1.id': 'Используется',
      'takedowns.2.id': 'Такого города нет',
    });
  });

  it('names the draft by its number, not by its place in the list', () => {
    expect(byDraft({ 'drafts.1': 'а', 'drafts/7.title': 'б', title: 'в' }, [5, 6])).toEqual({
      'drafts/6': 'а',
      'drafts/7.title': 'б',
      title: 'в',
    });
  });
});

describe('an error that prevents a set', () => {
  it('says that somebody else was ahead, without the revision', () => {
    const set = { drafts: [{ ...tag, id: 12, title: 'Весна' }], takedowns: [] };
    const words = 'Пока вы\u00a0писали, это изменил кто-то другой';
    const faults = { 'drafts/12': words, 'drafts/12.revision': 'Сейчас 812' };
    expect(faultLines(set, faults, () => undefined)).toEqual([`«Весна»: ${words}`]);
  });

  it('names the member and the field', () => {
    const set = {
      drafts: [
        { id: 12, collection: 'tags', entity_id: null, title: 'Акция «Весна»', error: null },
      ],
      takedowns: [{ collection: 'tags', id: 3, title: '«Зима»', detach: false, error: null }],
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
    ).toEqual([
      '«Акция „Весна“», Адрес: Заполните поле',
      '«„Зима“» не\u00a0снять: Используется',
      'Пусто',
    ]);
  });

  it('names no draft when it concerns the whole set', () => {
    const faults = { drafts: 'В\u00a0наборе пока ничего нет' };
    const lines = faultLines({ drafts: [], takedowns: [] }, faults, () => undefined);
    expect(lines).toEqual(['В\u00a0наборе пока ничего нет']);
  });

  it('is told once when a field of the member says it, too', () => {
    const faults = { 'drafts/12': 'Такой адрес уже занят', 'drafts/12.alias': 'Уже занят' };
    const members = { drafts: [{ ...tag, id: 12, title: 'Акция «Весна»' }], takedowns: [] };
    expect(faultLines(members, faults, () => 'Адрес')).toEqual([
      '«Акция „Весна“», Адрес: Уже занят',
    ]);
    const form = { drafts: members.drafts, sent: { drafts: [12], takedowns: [] }, rows: [] };
    expect(atInputs(faults, form, () => 'Адрес')).toEqual({
      drafts: '«Акция „Весна“», Адрес: Уже занят',
    });
  });
});
