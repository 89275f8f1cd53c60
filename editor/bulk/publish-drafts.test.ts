import { expect, it } from '@jest/globals';
import { whyRefused } from './each.ts';
import { unplanned } from './publish-drafts.ts';

const fields = { alias: { kind: 'alias', label: 'Адрес' } } as const;
const row = (id: number, name: string, draft: number) => ({ id, name, draft, fields });

it('says which of the drafts cannot be planned, and why', () => {
  const rows = [row(1, 'Зима', 11), row(2, 'Весна', 12), row(3, 'Лето', 13)];
  const refused = unplanned(rows, {
    code: 'invalid',
    call: 'editor.set.new',
    description: 'Проверьте поля',
    fields: { 'drafts/12.alias': 'Заполните поле', 'drafts.2': 'Уже в\u00a0наборе №\u00a05' },
  });
  expect(refused.map((one) => `${one.row.name}: ${whyRefused(one.error, one.row.fields)}`)).toEqual(
    ['Весна: Адрес: Заполните поле', 'Лето: Уже в\u00a0наборе №\u00a05'],
  );
});

it('blames no draft for a fault of the time', () => {
  const fields = { publish_at: 'Это время прошло' };
  const error = { code: 'invalid', call: 'editor.set.new', description: '', fields } as const;
  expect(unplanned([row(1, 'Зима', 11)], error)).toEqual([]);
});

it('says once why a draft cannot be planned, without a revision', () => {
  const words = 'Пока вы\u00a0писали, это изменил кто-то другой';
  const fields = {
    ...{ 'drafts/11': words, 'drafts/11.revision': 'Сейчас 812' },
    ...{ 'drafts/12': 'Такой адрес уже занят', 'drafts/12.alias': 'Уже занят' },
  };
  const error = { code: 'invalid', call: 'editor.set.new', description: '', fields } as const;
  const refused = unplanned([row(1, 'Зима', 11), row(2, 'Весна', 12)], error);
  expect(refused.map((one) => whyRefused(one.error, one.row.fields))).toEqual([
    words,
    'Адрес: Уже занят',
  ]);
});
